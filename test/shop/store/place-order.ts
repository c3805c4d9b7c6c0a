import { toAmount } from './currencies';
import { priceCart } from './price';
import { findVariant, type Store } from './store';
import type { Order, StoredCart } from './types';

const FIRST_NUMBER = 1001;

/** Makes the order and takes its goods from the stock; the cart itself stays, for whoever asks again. */
export function placeOrder(store: Store, cart: StoredCart, paidWith: string): Order {
  const { total, currency } = priceCart(store, cart);
  const order: Order = {
    number: String(FIRST_NUMBER + store.orders.length),
    cart: structuredClone(cart),
    total: { amount: toAmount(total), currencyCode: currency },
    paidWith,
  };
  for (const { variantId, quantity } of cart.lines) {
    const found = findVariant(store, variantId);
    if (found) found.variant.stock -= quantity;
  }
  store.orders.push(order);
  return order;
}
