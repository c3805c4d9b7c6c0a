import { linkTo } from '../web/link-to';
import { ownPath, redirectTo } from '../web/reply';
import type { Visit } from '../web/visit';

/** A link with a discount code: kept in a cookie, and in the cart where there is one. */
export function takeDiscount(visit: Visit): Response {
  const { params, url, cart } = visit;
  const code = params.code ?? '';
  if (cart) cart.discountCodes = [code];
  return redirectTo(ownPath(url.searchParams.get('redirect')) ?? linkTo(visit), {
    status: 302,
    cookies: { discount_code: code },
  });
}

/** Sets a cart cookie of the old kind, which the storefront API doesn't know, for trying what the script does then. */
export function takeLegacyCart(visit: Visit): Response {
  return redirectTo(linkTo(visit, 'cart'), {
    status: 302,
    cookies: { cart: '3f0b8d61c2a74e95a1d7e6c40b92f583' },
  });
}
