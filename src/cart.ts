import { receive } from './cart-seam';
import type { Transport } from './core/click/later';
import { createApiClient } from './core/transport/client';
import { getLimitedCart } from './core/transport/limited-cart';
import { NETWORK_CODES, request } from './core/transport/request';
import type { Shared } from './shared';

/** Makes `dist/cart.js`, the client of the storefront API: for a page that shows a cart, and for a purchase. */
export default function createTransport(shared: Shared): Transport {
  receive(shared);
  return { createApiClient, getLimitedCart, request, NETWORK_CODES };
}
