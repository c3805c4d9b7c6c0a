import type { ReadonlySignal } from '@preact/signals';

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
export interface CartRequirements {
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
export interface Appearance {
  /** True where the background of the buttons is dark, so that they have to be light. @default false */
  isOnDark?: boolean;
  /** Custom properties that a theme of the old markup wants, with their values. @default none */
  compat?: Record<string, string>;
}

/** All that the page says of one button, each part by who knows it. */
export interface Config extends Attributes, CartRequirements, Appearance {}

/** `Shopify.PaymentButton`, as far as the page's own code defines it. */
export interface PaymentButton {
  /** Themes call it after they have replaced a part of the page. Ours does nothing, because elements mount themselves. */
  init?(): void;
  /** Shows the text that the page's server wrote. */
  showBuyerConsent?(onPolicy: () => void): void;
  hideBuyerConsent?(onPolicy: () => void): void;
  /** The failure marker: the error of an earlier load, which the page keeps here before it calls `init` again. */
  failedToLoad?: unknown;
}

/** The question to the page's delivery-promise client. */
export interface EstimateRequest {
  /** As it stands in the product form. */
  variantId: string;
  /** As it stands in the product form; empty for a one-time purchase. */
  sellingPlanId: string;
  /** Absent where the shopper has given none. */
  postalCode?: string | undefined;
  /** True where the shopper typed the postal code for this question, so that it isn't that of the usual address. */
  isPostalCodeOverride: boolean;
}

export interface Estimate {
  selectedShippingOption?: {
    /** Name of the promise. The label is shown for `shop_promise` alone. */
    brandedPromise?: { handle: string } | null;
    maxCalendarDaysToDelivery?: number | null;
  } | null;
}

/** The client that a page has where it knows when it delivers. There is no public endpoint to ask. */
export interface DeliveryPromiseClient {
  getEstimate(request: EstimateRequest): Promise<Estimate | null | undefined>;
}

declare global {
  /** What the shop's page may keep for the scripts on it. This is its only declaration. */
  interface Window {
    Shopify?: { PaymentButton?: PaymentButton; deliveryPromise?: DeliveryPromiseClient };
    ShopifyAnalytics?: { meta?: { page?: { pageType?: string } } };
    /** The page's flags for its trackers; `p` is the kind of page. */
    __st?: { p?: string };
  }
}

/** What a product form says while the shopper chooses. */
export interface FormState {
  /** True where the form has no variant, or has submit buttons and all of them are disabled. */
  disabled: boolean;
  /** As it stands in the form. */
  sellingPlan?: string | undefined;
  /** As it stands in the form. */
  variant?: string | undefined;
}

/** A product's form, which changes while the shopper chooses. */
export type ProductForm = ReadonlySignal<FormState>;

/**
 * One wallet as the shop's server configures it. A side module says which parameters it reads, and by which names the
 * registry brings it here; nobody else knows them.
 */
export interface WalletConfig<Params = WalletParams, Name = string> {
  /** Its name in the registry; one that this release does not know is skipped. */
  name: Name;
  /** False: not shown where a selling plan is chosen. @default true */
  supports_subs?: boolean;
  /** False: not shown where the cart has a deferred option. @default true */
  supports_def_opts?: boolean;
  /** What this wallet alone understands. */
  wallet_params: Params;
}

/** Parameters that mean the same for all wallets (docs/specification.md#wallet-parameters). */
export interface WalletParams {
  /** Name of the shop, as the wallet's sheet and our messages show it. @default Google Pay's `merchantInfo.merchantName`, else none */
  merchantName?: string;
  [name: string]: unknown;
}
