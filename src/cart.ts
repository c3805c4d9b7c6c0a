import { receive } from './cart-seam';
import type { Transport } from './core/click/later';
import { createGraphql } from './core/transport/graphql';
import { getLimitedCart } from './core/transport/limited-cart';
import { NETWORK_CODES, request } from './core/transport/request';
import type { Shared } from './shared';

/** Makes `dist/cart.js`, which asks the storefront API: for a page that shows a cart, and for a purchase. */
export default function createTransport(shared: Shared): Transport {
  receive(shared);
  return { createGraphql, getLimitedCart, request, NETWORK_CODES };
}
