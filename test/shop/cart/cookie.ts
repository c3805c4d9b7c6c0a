import { cartName } from '../store/cart';
import type { StoredCart } from '../store/types';

/** The cookie by which the script and the shop know the cart. */
export function cartCookie(cart: StoredCart): Record<string, string> {
  return { cart: cartName(cart) };
}
