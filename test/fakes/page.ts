import { CONFIG } from './config';
import { BUY_IT_NOW } from './wallet-configs';

/** Attributes of an element: strings unchanged, true as an empty value, others as JSON, undefined as missing. */
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

/** The product element with its skeletons, as a shop's server renders it. */
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

/** A product form with the element, after the instalments form that many themes put first. */
export function productPage(attributes: Attributes = {}, controls = PRODUCT_CONTROLS): string {
  return `<form id="product-form-installment" action="/cart/add" method="post"><input type="hidden" name="id" value="999"></form><form id="product-form" action="/cart/add" method="post">${controls}${productElement(attributes)}</form>`;
}

/** The cart element in the wrappers that themes style, with a skeleton for each wallet. */
export function cartPage(attributes: Attributes = {}, wrapper = 'additional-checkout-buttons'): string {
  const all: Attributes = { 'wallet-configs': [BUY_IT_NOW], ...MARKET, ...attributes };
  const cell =
    '<li data-testid="grid-cell" class="wallet-cart-button-container"><div class="wallet-cart-button wallet-cart-button__skeleton" role="button" disabled aria-hidden="true">&nbsp;</div></li>';
  return `<div class="${wrapper}"><div class="dynamic-checkout__content" id="dynamic-checkout-cart" data-shopify="dynamic-checkout-cart"><shopify-accelerated-checkout-cart${write(all)}><div class="wallet-button-wrapper"><ul class="wallet-cart-grid wallet-cart-grid--skeleton" role="list" data-shopify-buttoncontainer="true">${cell}</ul></div></shopify-accelerated-checkout-cart></div></div>`;
}

/** The checkout element, as the checkout's server renders it. */
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
 * Inserts markup into the page at once, as browsers do, and returns its first element that matches the selector.
 * happy-dom's own `innerHTML` connects an element before its children exist.
 */
export function show(markup: string, selector: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  document.body.replaceChildren(document.importNode(template.content, true));
  return find(document.body, selector);
}

/** @throws if there is none, because the test could not fail */
export function find<E extends HTMLElement = HTMLElement>(
  root: ParentNode | null | undefined,
  selector: string,
): E {
  const element = root?.querySelector<E>(selector);
  if (!element) throw new Error(`No ${selector} in ${(root as Element | undefined)?.innerHTML}`);
  return element;
}

/** Sets or removes the shopper's cart. */
export function setCartToken(token?: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page under test reads this one, and happy-dom has no other
  document.cookie = token ? `cart=${token}` : 'cart=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
}

/** Removes every element and the cart. */
export function clearPage(): void {
  document.body.innerHTML = '';
  setCartToken();
}
