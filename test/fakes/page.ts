import { CONFIG } from './config';
import { BUY_IT_NOW } from './wallet-configs';

/** Attributes of an element: text as it is, true as an empty one, everything else as JSON, absent where undefined. */
export type Attributes = Record<string, unknown>;

const MARKET = {
  'access-token': CONFIG.accessToken,
  'buyer-country': CONFIG.country,
  'buyer-locale': CONFIG.locales[0],
  'buyer-currency': CONFIG.currency,
  'shop-id': '12345678901',
};

export const PRODUCT_SKELETON =
  '<div class="shopify-payment-button__button" role="button" disabled aria-hidden="true" style="background-color: transparent; border: none"><div class="shopify-payment-button__skeleton">&nbsp;</div></div>';
const LINK_SKELETON =
  '<div class="shopify-payment-button__more-options shopify-payment-button__skeleton" role="button" disabled aria-hidden="true">&nbsp;</div>';

export const PRODUCT_CONTROLS =
  '<input type="hidden" name="id" value="101"><input type="number" name="quantity" value="2"><button type="submit" name="add">Adicionar</button>';

const write = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => {
      const text = value === true ? '' : typeof value === 'string' ? value : JSON.stringify(value);
      return ` ${name}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    })
    .join('');

/** The product element with its skeletons, as a shop's server writes it. */
export function productElement(attributes: Attributes = {}): string {
  const all: Attributes = {
    recommended: 'null',
    fallback: BUY_IT_NOW,
    ...MARKET,
    'variant-params': [
      { id: 101, requiresShipping: true },
      { id: 102, requiresShipping: false },
    ],
    ...attributes,
  };
  return `<div data-shopify="payment-button" class="shopify-payment-button"><shopify-accelerated-checkout${write(all)}>${PRODUCT_SKELETON}${all.recommended === 'null' ? '' : LINK_SKELETON}</shopify-accelerated-checkout></div>`;
}

/** A product form with the element in it, behind the instalments form that many themes put first. */
export function productPage(attributes: Attributes = {}, controls = PRODUCT_CONTROLS): string {
  return `<form id="product-form-installment" action="/cart/add" method="post"><input type="hidden" name="id" value="999"></form><form id="product-form" action="/cart/add" method="post">${controls}${productElement(attributes)}</form>`;
}

/** The cart element in the wrappers that themes style, with a skeleton cell for each wallet. */
export function cartPage(attributes: Attributes = {}, wrapper = 'additional-checkout-buttons'): string {
  const all: Attributes = { 'wallet-configs': [BUY_IT_NOW], ...MARKET, ...attributes };
  const cell =
    '<li data-testid="grid-cell" class="wallet-cart-button-container"><div class="wallet-cart-button wallet-cart-button__skeleton" role="button" disabled aria-hidden="true">&nbsp;</div></li>';
  return `<div class="${wrapper}"><div class="dynamic-checkout__content" id="dynamic-checkout-cart" data-shopify="dynamic-checkout-cart"><shopify-accelerated-checkout-cart${write(all)}><div class="wallet-button-wrapper"><ul class="wallet-cart-grid wallet-cart-grid--skeleton" role="list" data-shopify-buttoncontainer="true">${cell}</ul></div></shopify-accelerated-checkout-cart></div></div>`;
}

/** The checkout element, as the checkout's server writes it. */
export function checkoutPage(attributes: Attributes = {}): string {
  const all: Attributes = {
    'wallet-config': BUY_IT_NOW,
    'requires-shipping': true,
    ...MARKET,
    ...attributes,
  };
  return `<shopify-wallet-button${write(all)}></shopify-wallet-button>`;
}

/**
 * Puts this markup into the page, all at once as a browser does, and returns its first element of that selector:
 * happy-dom's own `innerHTML` connects an element before its children are there.
 */
export function show(markup: string, selector: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  document.body.replaceChildren(document.importNode(template.content, true));
  return find(document.body, selector);
}

/** @throws where there is none: a test that goes on without it would tell nothing */
export function find<E extends HTMLElement = HTMLElement>(
  root: ParentNode | null | undefined,
  selector: string,
): E {
  const element = root?.querySelector<E>(selector);
  if (!element) throw new Error(`No ${selector} in ${(root as Element | undefined)?.innerHTML}`);
  return element;
}

/** Gives the shopper a cart, or takes it away. */
export function setCartToken(token?: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page under test reads this one, and happy-dom has no other
  document.cookie = token ? `cart=${token}` : 'cart=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
}

/** Ends every element's life and forgets the cart. */
export function clearPage(): void {
  document.body.innerHTML = '';
  setCartToken();
}
