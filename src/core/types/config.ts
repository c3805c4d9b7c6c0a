/** Kind of page the script stands on (docs/specification.md#page-type). */
export type PageType = 'cart_page' | 'cart_ajax' | 'product' | 'checkout' | 'unknown';

/** What the attributes of an element say, read and checked once. */
export interface Attributes {
  /** Public token of the storefront API. */
  accessToken: string;
  /** The shopper's market, ISO 3166-1. */
  country: string;
  /**
   * As the shop writes them, for example `pt-BR`, the one to prefer first: the element's, the page's, and at last `pt-BR`.
   * What can't be a locale is left out; which of them the API knows is found out when it is asked.
   */
  locales: [string, ...string[]];
  /** The currency the shopper sees, ISO 4217. */
  currency: string;
  /** Token of the cart where there is no cart cookie. */
  cartId?: string | undefined;
  /**
   * Ids of features that the shop's server has switched on (docs/specification.md#attributes). `disable_wallet:<name>` leaves a
   * wallet out, `disable_style_compat` the styles of old markup; others mean nothing here. @default none
   */
  enabledFlags?: string[];
  pageType: PageType;
  /**
   * True where a button says «Buy with» and the wallet's name, as on a product page. Otherwise it says the name alone.
   * @default false
   */
  callToAction?: boolean;
}

/**
 * What all lines together need. The form of a product tells it; of a cart its attributes do, until the server has told.
 */
export interface CartNeeds {
  /** True where at least one line has a selling plan. */
  hasSellingPlan: boolean;
  /**
   * True where a line is paid only in part at the checkout, as a pre-order is. Only a cart tells: a product form doesn't tell
   * such a plan from a subscription. @default false
   */
  hasDeferredOption?: boolean;
  /** True where at least one line is shipped. */
  requiresShipping: boolean;
}

/** How the page's styles want a wallet with a brand, as the browser has computed them. */
export interface Look {
  /** True where the background of the buttons is dark, so that they have to be light. @default false */
  isOnDark?: boolean;
  /** Custom properties that a theme of the old markup wants, with their values. @default none */
  compat?: Record<string, string>;
}

/** All that the page says of one button, each part by who knows it. */
export interface Config extends Attributes, CartNeeds, Look {}
