import { ACCESS_TOKEN } from '../../server/store/store';
import type { Product } from '../../server/store/types';
import { attributes, type Html, html } from '../../server/web/html';
import type { Visit } from '../../server/web/visit';
import { walletConfig } from '../../server/web/wallets';
import type { CartShape, ProductShape, Shape } from './shapes';

/** A legacy cart token, which the storefront API rejects. All sampled cart pages had one. */
export const LEGACY_TOKEN = '7a1f0c52e9b84d36a0c7f15b2e6d9384';

/** Greater than every variant id of the sandbox. */
const FIRST_FOREIGN_VARIANT = 39_000_000_000_001;

function market({ country, locale, currency, shopId, flags, disableCompat }: Shape) {
  return {
    'access-token': ACCESS_TOKEN,
    'buyer-country': country,
    'buyer-locale': locale,
    'buyer-currency': currency,
    'shop-id': shopId,
    'enabled-flags': flags,
    'disable-compat': disableCompat,
  };
}

const skeletonAttributes = { role: 'button', disabled: true, 'aria-hidden': 'true' };

function productElement(visit: Visit, shape: Shape, facts: ProductShape, sold: Product): Html {
  const { recommended, hasSupportFlags, variants, disabled } = facts;
  const toWallet = (name: string) => {
    const { supports_subs, supports_def_opts, ...wallet } = walletConfig(visit, name) ?? {};
    return hasSupportFlags ? { supports_subs, supports_def_opts, ...wallet } : wallet;
  };
  const known = sold.variants.map(({ id, requiresShipping }) => ({ id, requiresShipping }));
  const requiresShipping = known[0]?.requiresShipping;
  const foreign = Array.from({ length: Math.max(0, variants - known.length) }, (_, row) => ({
    id: FIRST_FOREIGN_VARIANT + row,
    requiresShipping,
  }));
  const element = {
    recommended: recommended ? toWallet(recommended) : 'null',
    fallback: toWallet('buy_it_now'),
    ...market(shape),
    'variant-params': [...known, ...foreign],
    disabled,
  };
  return html`<div data-shopify="payment-button" class="shopify-payment-button"><shopify-accelerated-checkout${attributes(element)}><div class="shopify-payment-button__button"${attributes(skeletonAttributes)} style="background-color: transparent; border: none"><div class="shopify-payment-button__skeleton">&nbsp;</div></div>${recommended && html`<div class="shopify-payment-button__more-options shopify-payment-button__skeleton"${attributes(skeletonAttributes)}>&nbsp;</div>`}</shopify-accelerated-checkout>${consent(shape, 'product')}</div>`;
}

/** Wrappers of the skeleton's cells, by the date of the page. */
const GRIDS: Record<CartShape['skeleton'], (cells: Html[]) => Html> = {
  '2024-09': cells =>
    html`<ul class="wallet-cart-grid" data-shopify-buttoncontainer="true" role="list">${cells}</ul>`,
  '2024-11': cells =>
    html`<div data-shopify-buttoncontainer="true"><ul class="wallet-cart-grid wallet-cart-grid--skeleton" role="list">${cells}</ul></div>`,
  '2025-12': cells =>
    html`<div class="wallet-button-wrapper"><ul class="wallet-cart-grid wallet-cart-grid--skeleton" role="list" data-shopify-buttoncontainer="true">${cells}</ul></div>`,
};

export function cartElement(visit: Visit, shape: Shape, { wallets, skeleton, wrapper }: CartShape): Html {
  const element = {
    'wallet-configs': wallets.map(name => walletConfig(visit, name)),
    ...market(shape),
    'cart-id': LEGACY_TOKEN,
  };
  const cell = html`<li data-testid="grid-cell" class="wallet-cart-button-container"><div class="wallet-cart-button wallet-cart-button__skeleton"${attributes(skeletonAttributes)}>&nbsp</div></li>`;
  const inner = html`<div class="dynamic-checkout__content" id="dynamic-checkout-cart" data-shopify="dynamic-checkout-cart"><shopify-accelerated-checkout-cart${attributes(element)}>${GRIDS[skeleton](wallets.map(() => cell))}</shopify-accelerated-checkout-cart>${consent(shape, 'cart')}</div>`;
  return wrapper
    ? html`<div class="cart__dynamic-checkout-buttons additional-checkout-buttons">${inner}</div>`
    : inner;
}

const CONSENT = {
  product: 'This is sold by subscription. By continuing you accept the',
  cart: 'Your cart contains a subscription. By continuing you accept the',
};

function consent({ consent, typedConsent }: Shape, where: keyof typeof CONSENT): Html {
  return html`${consent && html`<small id="shopify-buyer-consent" class="hidden" aria-hidden="true"${attributes({ 'data-consent-type': typedConsent && 'subscription' })}>${CONSENT[where]} <span id="shopify-subscription-policy-button">cancellation policy</span>.</small>`}`;
}

const FORM_ID = 'product-form-template';

/** Renders the section that themes replace: the forms and their controls outside. */
export function productSection(visit: Visit, shape: Shape, facts: ProductShape): Html {
  const sold = visit.store.products.find(({ handle }) => handle === facts.handle);
  if (!sold) throw new Error(`The sandbox has no product ${facts.handle}`);
  const action = facts.action === 'absolute' ? `${visit.url.origin}/cart/add` : facts.action;
  const form = attributes({ id: FORM_ID, method: 'post', action, enctype: 'multipart/form-data' });
  const buttons = productElement(visit, shape, facts, sold);
  const cart = shape.cart?.isInForm && cartElement(visit, shape, shape.cart);
  const submit = SUBMITS[facts.submit];
  const isInSecondForm = facts.submit === 'in a second form';
  return html`<h1>${sold.title}</h1>
    ${facts.instalments && instalments(sold, action)}
    ${OUTSIDE[facts.quantity]}
    ${isInSecondForm && html`<form${form}>${submit}</form>`}
    <form${form}>${controls(facts, sold)}${!isInSecondForm && submit}${cart}${buttons}</form>`;
}

function instalments({ variants }: Product, action: string): Html {
  return html`<form id="product-form-installment-template" class="installment" method="post" action="${action}"><input type="hidden" name="id" value="${variants[0]?.id}"></form>`;
}

function controls({ variant, noscript, quantity, plan }: ProductShape, sold: Product): Html {
  const first = sold.variants[0];
  const input = html`<input type="hidden" name="id"${attributes({ value: first?.id, disabled: variant === 'disabled input' })}>`;
  // Themes write the select before the field that counts with scripts: Shopify/dawn#179.
  return html`${noscript && html`<noscript>${select(sold)}</noscript>`}
    ${variant === 'select' ? select(sold) : input}
    ${INSIDE[quantity]}
    ${plan && html`<input type="hidden" name="selling_plan" value="">`}`;
}

function select({ variants }: Product): Html {
  return html`<select name="id">${variants.map(({ id, title, stock }) => html`<option value="${id}"${attributes({ disabled: stock < 1 })}>${title}</option>`)}</select>`;
}

const ADD = html`<button type="submit" name="add" class="button">Add to cart</button>`;

const SUBMITS: Record<ProductShape['submit'], Html> = {
  own: ADD,
  'in a second form': ADD,
  'sold out': html`<button type="submit" name="add" class="button" disabled>Sold out</button>`,
  none: html`<button type="button" class="button" id="sticky-add">Add to cart</button>`,
};

type Quantities = Partial<Record<ProductShape['quantity'], Html>>;

const INSIDE: Quantities = {
  number: html`<input type="number" name="quantity" min="1" value="1" aria-label="Quantity">`,
  text: html`<input type="text" name="quantity" value="1" aria-label="Quantity">`,
  'hidden and outside': html`<input type="hidden" name="quantity" value="1">`,
};

/** Controls outside the form. Some of them belong to it by `form=`. */
const OUTSIDE: Quantities = {
  'hidden and outside': html`<input type="text" value="1" aria-label="Quantity" data-shown-quantity>`,
  'radios and number outside': html`<fieldset>${[1, 2, 3, 4].map(
    count =>
      html`<label><input type="radio" name="quantity" form="${FORM_ID}" value="${count}"${attributes({ checked: count === 1 })}> ${count}</label>`,
  )}<input type="number" name="quantity" form="${FORM_ID}" min="1" aria-label="Quantity"></fieldset>`,
};
