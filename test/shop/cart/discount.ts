import { ownPath, redirectTo } from '../web/reply';
import type { Visit } from '../web/visit';

/** A link with a discount code: kept in a cookie, and in the cart where there is one. */
export function takeDiscount({ params, url, root, cart }: Visit): Response {
  const code = params.code ?? '';
  if (cart) cart.discountCodes = [code];
  return redirectTo(ownPath(url.searchParams.get('redirect')) ?? root, {
    status: 302,
    cookies: { discount_code: code },
  });
}

/** Sets a cart cookie of the old kind, which the storefront API doesn't know, for trying what the script does then. */
export function takeLegacyCart({ root }: Visit): Response {
  return redirectTo(`${root}cart`, { status: 302, cookies: { cart: '3f0b8d61c2a74e95a1d7e6c40b92f583' } });
}
