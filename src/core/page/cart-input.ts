import { readCookie } from '../base/cookie';
import { toUrl } from '../base/to-url';
import { ownDocument, unclobbered } from '../base/unclobbered';
import type { CartSource } from '../types/cart-source';
import type { CartError } from '../types/result';
import { gid, readAttributes, readProductForm } from './product-form';

/** Letters and digits alone: the token of a legacy cart, which the storefront API does not know. */
const LEGACY_TOKEN = /^[a-z0-9]+$/;

/** The cart of a product page. */
export function readProductSource(form: HTMLFormElement, country: string): CartSource | CartError {
  const line = readProductForm(form);
  if ('code' in line) return line;
  return {
    input: { lines: [line], discountCodes: readDiscountCodes(), buyerIdentity: { countryCode: country } },
  };
}

/**
 * The cart of a cart page or of the checkout, re-read at each use because every cart change may renew the cookie.
 *
 * @param attribute token of the `cart-id` attribute
 * @param isOwn true on the checkout, whose cart is the attribute's whatever else the shopper has
 */
export function readCartSource(attribute?: string, isOwn = false): CartSource | CartError {
  const id = readCartId(attribute, isOwn);
  return id ? { id, attributes: readCartAttributes() } : { code: 'INVALID_PAYMENT_EMPTY_CART' };
}

/**
 * Global id of the shopper's cart: the cookie's, else the attribute's, or the other way round.
 *
 * @returns nothing where there is no cart, or a legacy one: no buttons then
 */
export function readCartId(attribute?: string, isOwn = false): string | undefined {
  const cookie = readCookie('cart');
  const token = isOwn ? attribute || cookie : cookie || attribute;
  return token && !LEGACY_TOKEN.test(token) ? gid('Cart', token) : undefined;
}

/** Cart attributes that the shopper may have typed into the cart's form without sending it. */
function readCartAttributes(): { key: string; value: string }[] {
  const forms = [...ownDocument.forms].filter(form =>
    /\/cart\/?$/.test(toUrl(unclobbered(form).getAttribute('action'))?.pathname ?? ''),
  );
  return readAttributes(
    forms.flatMap(form => [...new FormData(form)]),
    'attributes',
  );
}

/** A code that the server does not know is a warning there: it needs no check here. */
function readDiscountCodes(): string[] {
  const code = new URLSearchParams(location.search).get('discount_code') || readCookie('discount_code');
  return code ? [code] : [];
}
