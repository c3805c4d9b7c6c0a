import type { ReadonlySignal } from '@preact/signals';

/** Kind of page that the script is on (docs/specification.md#page-type). */
export type PageType = 'cart_page' | 'cart_ajax' | 'product' | 'checkout' | 'unknown';

/** The attributes of an element, parsed and validated. */
export interface PageSettings {
  /** Public token of the storefront API. */
  accessToken: string;
  /** The shopper's market, ISO 3166-1. */
  country: string;
  /**
   * Locales as the shop writes them, for example `pt-BR`, in order of preference: the element's, the page's, then `pt-BR`.
   * Invalid locales are left out. The API may not support all of them.
   */
  locales: [string, ...string[]];
  /** The currency the shopper sees, ISO 4217. */
  currency: string;
  /** Token in `cart-id`. On the checkout it wins over the cart cookie; elsewhere the cookie wins. */
  cartId?: string | undefined;
  /**
   * Ids of features that the shop's server has enabled (docs/specification.md#attributes). `disable_wallet:<name>` disables a
   * wallet, `disable_style_compat` the styles of old markup; other ids have no effect. @default none
   */
  enabledFlags?: string[];
  pageType: PageType;
  /**
   * True if a button's label is "Buy with" and the wallet's name or logo, as on a product page. Otherwise it is the name or logo.
   * @default false
   */
  callToAction?: boolean;
}

/**
 * Requirements of all lines together. They come from a product's form, or from a cart's attributes until the server has
 * responded.
 */
export interface CartRequirements {
  /** True if at least one line has a selling plan. */
  hasSellingPlan: boolean;
  /**
   * True if a line is paid only in part at the checkout, as a pre-order is. Only a cart has this: a product form can't
   * distinguish such a plan from a subscription. @default false
   */
  hasDeferredOption?: boolean;
  /** True if at least one line is shipped. */
  requiresShipping: boolean;
}

/** Appearance of a wallet's button, from the page's computed styles. */
export interface Appearance {
  /** False in a narrow element. @default as the page has it */
  callToAction?: boolean;
  /** True if the background of the buttons is dark, so that they have to be light. @default false */
  isOnDark?: boolean;
  /** A theme's styles for the old markup, as custom properties with their values. @default none */
  compat?: Record<string, string>;
  /** Radius of the buttons in CSS pixels, if the theme writes it in pixels. @default that of the button's slot */
  radius?: number | undefined;
}

/** The configuration of one button. */
export interface ButtonSettings extends PageSettings, CartRequirements, Appearance {}

/** `Shopify.PaymentButton`, as far as the page's own code defines it. */
export interface PaymentButton {
  /**
   * Themes call it after they have replaced a part of the page. If the page doesn't define it, the script adds an empty function,
   * because elements mount themselves.
   */
  init?(): void;
  /** Says that the cart has changed, by a request that the script doesn't know. The script adds it with the first cart. */
  refresh?(): void;
  /** Shows the consent text in the server's markup. */
  showBuyerConsent?(onPolicy: () => void): void;
  hideBuyerConsent?(onPolicy: () => void): void;
  /** The failure marker: the error of an earlier load, which the page stores here before it loads the script again. */
  failedToLoad?: unknown;
}

/** Request to the page's delivery-promise client. */
export interface EstimateRequest {
  /** As in the product form. */
  variantId: string;
  /** As in the product form; empty for a one-time purchase. */
  sellingPlanId: string;
  /** Absent if the page has none stored. */
  postalCode?: string | undefined;
  /** True if the shopper typed the postal code, false if it is that of their usual address. */
  isPostalCodeOverride: boolean;
}

/** Response of the page's delivery-promise client. */
export interface Estimate {
  selectedShippingOption?:
    | {
        /** Name of the promise. Only `shop_promise` shows a label. */
        brandedPromise?: { handle: string } | null | undefined;
        /** Longest delivery time in calendar days. */
        maxCalendarDaysToDelivery?: number | null | undefined;
      }
    | null
    | undefined;
}

/** The page's own client for delivery times, which have no public endpoint. */
export interface DeliveryPromiseClient {
  getEstimate(request: EstimateRequest): Promise<Estimate | null | undefined>;
}

declare global {
  /** Globals of the shop's page. This is their only declaration. */
  interface Window {
    Shopify?: { PaymentButton?: PaymentButton; deliveryPromise?: DeliveryPromiseClient };
    ShopifyAnalytics?: { meta?: { page?: { pageType?: string } } };
    /** The page's flags for its trackers; `p` is the kind of page. */
    __st?: { p?: string };
  }
}

/** The fields of a form, in the order in which a submission sends them. */
export type Fields = [name: string, value: FormDataEntryValue][];

export type FormProblem = 'file' | 'lines' | 'id';

/** What `debug.js` explains: a problem of the form, or a script's press of a wallet that only a shopper's press opens. */
export type Mistake = FormProblem | 'press';

/** State of a product form while the shopper chooses. */
export interface FormState {
  /**
   * True if a line has no variant, if the script can't buy what the form adds (`problem`), or if the form has submit buttons and
   * all are disabled.
   */
  disabled: boolean;
  /** Why the storefront API can't take the form: a file as a property, lines that it can't map, or an id that is no variant's. */
  problem?: FormProblem | undefined;
  /** The ids of the variants, one for each line; empty for an invalid one. Most forms add one line. */
  variants: string[];
  /** The first line's plan that isn't empty. */
  sellingPlan?: string | undefined;
}

/** A product's form, which changes while the shopper chooses. */
export type ProductForm = ReadonlySignal<FormState>;

/**
 * One wallet as the shop's server configures it. The wallet's bundle declares its parameters. Other code reads only those of
 * `WalletParams`.
 */
export interface WalletConfig<Params = WalletParams, Name = string> {
  /** Its name in the registry; unknown names are skipped. */
  name: Name;
  /** If false, the wallet is not shown when a selling plan is chosen. @default true */
  supports_subs?: boolean;
  /** If false, the wallet is not shown when the cart has a deferred option. @default true */
  supports_def_opts?: boolean;
  /** Parameters of this wallet alone. */
  wallet_params: Params;
}

/** Parameters that have the same meaning for all wallets (docs/specification.md#wallet-parameters). */
export interface WalletParams {
  /**
   * Name of the shop, as the wallet's sheet and the script's messages show it. @default Google Pay's
   * `merchantInfo.merchantName`, else none
   */
  merchantName?: string;
  [name: string]: unknown;
}
