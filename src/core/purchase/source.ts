import { readCookie } from '../base/cookie';
import { has } from '../base/has';
import { gid, isPositiveInteger, readAll, readGroup } from '../page/fields';
import type { CartChoice, CartLine, CartSource, ProductChoice } from '../types/cart-source';
import type { CartError } from '../types/result';

/** Makes of what the page said at the click where the cart comes from: the one that is there, or what a new one is created of. */
export function toSource(choice: CartChoice | ProductChoice, country: string): CartSource | CartError {
  if (has(choice, 'id')) return { id: choice.id, attributes: readGroup(choice.data, 'attributes') };
  const line = toLine(choice);
  if (has(line, 'code')) return line;
  return {
    input: { lines: [line], discountCodes: readDiscountCodes(), buyerIdentity: { countryCode: country } },
  };
}

/**
 * Returns what the shopper would add to the cart, as the form would send it, so that `form=` controls, radios, selects and
 * disabled controls count as the browser counts them. Of two fields of one name (number buttons beside a text field) the last
 * that isn't empty counts, as it does for the shop's server.
 */
export function toLine({ data, variant }: ProductChoice): CartLine | CartError {
  const read = (name: string) => readAll(data, name).pop();
  if (!variant) return { code: 'INVALID_MERCHANDISE' };
  const quantity = read('quantity') ?? '1';
  if (!isPositiveInteger(quantity)) return { code: 'INVALID_QUANTITY', message: 'invalid quantity' };
  const plan = read('selling_plan');
  return {
    merchandiseId: gid('ProductVariant', variant),
    quantity: Number(quantity),
    ...(plan && { sellingPlanId: gid('SellingPlan', plan) }),
    attributes: readGroup([...data], 'properties'),
  };
}

/** The discount code is not checked here, because the server answers an unknown one with a mere warning. */
function readDiscountCodes(): string[] {
  const code = new URLSearchParams(location.search).get('discount_code') || readCookie('discount_code');
  return code ? [code] : [];
}
