import { bare } from '../base/bare';
import type { createGraphql } from '../transport/graphql';
import type { getLimitedCart } from '../transport/limited-cart';
import type { NETWORK_CODES, request } from '../transport/request';
import type { Checkout, PurchaseSignals } from '../types/checkout';
import type { Attributes } from '../types/config';
import type { Host } from '../types/host';
import type { Purchase, PurchaseContext } from '../types/purchase';

/** What `dist/cart.js` brings: everything that asks the storefront API. */
export interface Transport {
  createGraphql: typeof createGraphql;
  getLimitedCart: typeof getLimitedCart;
  request: typeof request;
  NETWORK_CODES: typeof NETWORK_CODES;
}

/** The functions of the host that come with `checkout.js`. */
export type PurchaseHost = Pick<Host, 'money' | 'address' | 'choices' | 'summary' | 'plan' | 'errors'>;

/** What `dist/checkout.js` brings: everything that a page view without a click doesn't need. */
export interface Purchases {
  createCheckout(purchase: Purchase, signals: PurchaseSignals): Checkout;
  host: PurchaseHost;
  /** Makes what sends one wallet's own requests. */
  createServices(page: Attributes, context: PurchaseContext): Pick<Host, 'mutate' | 'fetchConfig'>;
  /** Opens a dialog. @param props its title, and what the tree shows under it */
  openModal(props: { title: string; children: unknown }): void;
  /** Reads the HTML of the shop's cancellation policy; absent where that fails. */
  getSubscriptionPolicy(page: Attributes): Promise<string | undefined>;
}

/** Elements that sell with a selling plan now, with what their page says of them. */
export type ConsentElements = ReadonlyMap<Element, Attributes>;

/** What `dist/consent.js` brings: shows what a shopper agrees to, as long as there are such elements. */
export type ShowConsent = (elements: ConsentElements) => void;

/** Loads each later file once; after a failure the next call tries again. */
export interface Loaders {
  loadTransport(): Promise<Transport>;
  loadPurchases(): Promise<Purchases>;
  loadConsent(): Promise<ShowConsent>;
}

/** Loads the later files. `index.ts` fills it in, so that no room imports what loads them. */
export const later = bare<Loaders>();
