import { readCookie, safeDocument, unclobbered } from '../platform/document';
import { toUrl } from '../platform/url';
import type { CartChoice } from '../types/cart';
import type { Attributes, CartRequirements, PageType } from '../types/page';
import type { CartError } from '../types/result';
import { readAttributes } from './attributes';
import { gid } from './fields';

/**
 * Reads what the attributes say of the buttons of a cart, also of what is in it.
 *
 * @throws DeveloperError as `readAttributes` does
 */
export function readConfig(element: HTMLElement, page: PageType): Attributes & CartRequirements {
  return {
    ...readAttributes(element, page),
    hasSellingPlan: element.hasAttribute('has-selling-plan'),
    hasDeferredOption: false,
    requiresShipping: element.hasAttribute('requires-shipping'),
  };
}

/** A legacy cart's token, of lower-case letters and digits alone. The storefront API knows no such carts. */
const LEGACY_TOKEN = /^[a-z0-9]+$/;

const isToken = (text: string) => !!text && !LEGACY_TOKEN.test(text);

/**
 * The cart of a cart page or of the checkout. It is read again at each use, because every change of the cart may renew the
 * cookie.
 *
 * @param attribute token of the `cart-id` attribute
 * @param isOwn true on the checkout, whose cart is the attribute's whatever other cart the shopper has
 */
export function readCartChoice(attribute?: string, isOwn?: boolean): CartChoice | CartError {
  const id = readCartId(attribute, isOwn);
  return id ? { id, data: readCartForms() } : { code: 'INVALID_PAYMENT_EMPTY_CART' };
}

/**
 * Global id of the shopper's cart: from the cookie, else from the attribute; on the checkout the other way round.
 *
 * @returns nothing where there is no cart or a legacy one, which get no buttons
 */
export function readCartId(attribute?: string, isOwn?: boolean): string | undefined {
  const cookie = readCookie('cart', isToken) || readCookie('cart');
  const token = isOwn ? attribute || cookie : cookie || attribute;
  return token && isToken(token) ? gid('Cart', token) : undefined;
}

/** What the shopper may have typed into the cart's forms without sending them, its attributes among it. */
function readCartForms(): CartChoice['data'] {
  const forms = Array.from(safeDocument.forms).filter(form =>
    /\/cart\/?$/.test(toUrl(unclobbered(form).getAttribute('action'))?.pathname ?? ''),
  );
  return forms.flatMap(form => [...new FormData(form)]);
}
