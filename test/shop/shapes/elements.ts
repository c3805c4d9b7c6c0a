import { ACCESS_TOKEN } from '../store/store';
import type { Product } from '../store/types';
import { attributes, type Html, html } from '../web/html';
import { walletConfig } from '../web/market';
import type { Visit } from '../web/visit';
import type { CartShape, ProductShape, Shape } from './shape';

/** The token of a cart that the storefront API doesn't know; all real cart pages were served with one of its kind. */
export const LEGACY_TOKEN = '7a1f0c52e9b84d36a0c7f15b2e6d9384';

/** Far from every id of the sandbox. */
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

export function productElement(visit: Visit, shape: Shape, facts: ProductShape, sold: Product): Html {
  const { recommended, saysSupport, variants, disabled } = facts;
  const toWallet = (name: string) => {
    const { supports_subs, supports_def_opts, ...wallet } = walletConfig(visit, name) ?? {};
    return saysSupport ? { supports_subs, supports_def_opts, ...wallet } : wallet;
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

/** What stands around the skeleton's cells, by the time of the page. */
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
  product: 'This is sold by subscription. By going on you accept the',
  cart: 'Your cart has a subscription in it. By going on you accept the',
};

function consent({ consent, typedConsent }: Shape, where: keyof typeof CONSENT): Html {
  return html`${consent && html`<small id="shopify-buyer-consent" class="hidden" aria-hidden="true"${attributes({ 'data-consent-type': typedConsent && 'subscription' })}>${CONSENT[where]} <span id="shopify-subscription-policy-button">cancellation policy</span>.</small>`}`;
}
