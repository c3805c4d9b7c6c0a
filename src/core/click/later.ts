import { bare } from '../base/bare';
import type { createGraphql } from '../transport/graphql';
import type { getLimitedCart } from '../transport/limited-cart';
import type { NETWORK_CODES, request } from '../transport/request';
import type { Checkout, PurchaseSignals } from '../types/checkout';
import type { Config } from '../types/config';
import type { Host } from '../types/host';
import type { Purchase, PurchaseContext } from '../types/purchase';

/** What `dist/cart.js` brings: all that asks the storefront API. */
export interface Transport {
  createGraphql: typeof createGraphql;
  getLimitedCart: typeof getLimitedCart;
  request: typeof request;
  NETWORK_CODES: typeof NETWORK_CODES;
}

/** What the host knows only once a purchase was loaded. */
export type PurchaseHost = Pick<Host, 'money' | 'address' | 'choices' | 'summary' | 'plan' | 'errors'>;

/** What `dist/checkout.js` brings: all that a page view without a click can do without. */
export interface Purchases {
  createCheckout(purchase: Purchase, signals: PurchaseSignals): Checkout;
  host: PurchaseHost;
  /** What asks the shop for one wallet. */
  createServices(page: Config, context: PurchaseContext): Pick<Host, 'mutate' | 'config'>;
  /** Opens the shop's cancellation policy. */
  openPolicy(page: Config): void;
}

/** Each is loaded once; a failure is tried again at the next call. */
export interface Loaders {
  loadTransport(): Promise<Transport>;
  loadPurchases(): Promise<Purchases>;
}

/** How the later files come; `index.ts` says so. */
export const later = bare<Loaders>();
