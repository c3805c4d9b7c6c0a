import { take } from './cart-seam';
import { createGraphql } from './core/graphql';
import type { Transport } from './core/later';
import { getLimitedCart } from './core/limited-cart';
import { NETWORK_CODES, request } from './core/request';
import type { Shared } from './shared';

/** `dist/cart.js`: what asks the storefront API, for a page that shows a cart and for a purchase. */
export default function createTransport(shared: Shared): Transport {
  take(shared);
  return { createGraphql, getLimitedCart, request, NETWORK_CODES };
}
