import { addLine, createCart } from '../../sandbox/server/store/cart';
import type { Store } from '../../sandbox/server/store/store';
import type { StoredCart } from '../../sandbox/server/store/types';
import type { Bought, CartContent } from './case';

/** Creates a cart as a shopper has filled it. */
export function fillStore(store: Store, { lines, attributes, note, discounts }: CartContent): StoredCart {
  const cart = createCart(store);
  for (const { variantId, quantity, id } of lines)
    Object.assign(addLine(store, cart, { variantId, quantity, attributes: [] }).line, { id });
  cart.attributes = structuredClone(attributes);
  cart.note = note;
  cart.discountCodes = [...discounts];
  return cart;
}

/** Returns what a cart of the shop contains, in an order of its own. */
export function readBought(cart: StoredCart): Bought {
  // A form sends line breaks as CRLF, a script as LF.
  const write = ({ key, value }: { key: string; value: string }) =>
    `${key}=${value.replaceAll('\r\n', '\n')}`;
  return {
    lines: cart.lines
      .map(
        ({ variantId, quantity, sellingPlanId, attributes }) =>
          `${quantity} x ${variantId} plan ${sellingPlanId ?? 'none'} ${attributes.map(write).sort().join('&')}`,
      )
      .sort(),
    attributes: cart.attributes.map(write).sort(),
    note: cart.note.replaceAll('\r\n', '\n'),
    discounts: [...cart.discountCodes],
  };
}
