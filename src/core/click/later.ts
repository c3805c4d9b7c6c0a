import { bare } from '../base/bare';
import type { createApiClient } from '../transport/client';
import type { getLimitedCart } from '../transport/limited-cart';
import type { NETWORK_CODES, request } from '../transport/request';
import type { Checkout, PurchaseSignals } from '../types/checkout';
import type { Attributes, Config, Look, PageType } from '../types/config';
import type { Host } from '../types/host';
import type { Purchase, PurchaseContext } from '../types/purchase';

/** What `dist/cart.js` brings: the client of the storefront API, and a cart page's own query. */
export interface Transport {
  createApiClient: typeof createApiClient;
  getLimitedCart: typeof getLimitedCart;
  request: typeof request;
  NETWORK_CODES: typeof NETWORK_CODES;
}

/** The functions of the host that come with `checkout.js`. */
export type PurchaseHost = Pick<Host, 'money' | 'choices' | 'summary' | 'errors'>;

/** What `dist/checkout.js` brings: what carries a purchase out, and the dialogs. */
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

/** What `dist/sdk.js` brings: gives a host what only a wallet with a sheet or a window of its own has of the core. */
export type ExtendHost = (host: Host, page: Config, context: PurchaseContext) => Host;

/** What is known of a wallet whose button we draw: its part of the registry. */
export interface BrandRow {
  instrument: string;
  brand?: string | undefined;
  logoWidth?: number;
}

/** What `dist/brand.js` brings: what only a wallet with a brand needs of the page. */
export interface Brand {
  /** Text of the style sheet of their buttons, beside that of all elements. */
  css: string;
  /**
   * The label of a button that we draw: the wallet's logo, and for a call to action the words around it.
   *
   * @param isDark true where the button is dark, so that its logo is light
   * @returns what stands in the button, in this order
   */
  createLabel(wallet: BrandRow, callToAction?: boolean, isDark?: boolean): (Node | string)[];
  /** Reads how an element's wallets have to look. */
  readLook(element: HTMLElement, page: PageType): Promise<Look>;
}

/** Loads each later file once; after a failure the next call tries again. */
export interface Loaders {
  loadTransport(): Promise<Transport>;
  loadPurchases(): Promise<Purchases>;
  loadConsent(): Promise<ShowConsent>;
  loadSdk(): Promise<ExtendHost>;
  loadBrand(): Promise<Brand>;
}

/** Loads the later files. `index.ts` fills it in, so that no room imports what loads them. */
export const later = bare<Loaders>();
