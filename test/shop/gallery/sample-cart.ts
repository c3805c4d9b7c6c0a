import { cartCookie } from '../cart/cookie';
import { createCart } from '../store/cart';
import { addLine } from '../store/lines';
import type { Visit } from '../web/visit';

/** Answers a visitor who has something in the cart: the cart's buttons show for nobody else. */
export function withCart(visit: Visit, answer: (visit: Visit) => Response): Response {
  const { cart, store, settings } = visit;
  const variant = store.products[0]?.variants[0];
  if (cart?.lines.length || !variant) return answer(visit);
  const filled = cart ?? createCart(store, settings.country);
  addLine(store, filled, { variantId: variant.id, quantity: 1, attributes: [] });
  const response = answer({ ...visit, cart: filled });
  for (const [name, value] of Object.entries(cartCookie(filled)))
    response.headers.append('Set-Cookie', `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`);
  return response;
}
