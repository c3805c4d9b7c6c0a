import type { ReadonlySignal } from '@preact/signals';

/** Name of a wallet in `wallet-configs`, `recommended` and `fallback`. */
export type WalletName =
  | 'shop_pay'
  | 'apple_pay'
  | 'google_pay'
  | 'paypal'
  | 'venmo'
  | 'facebook_pay'
  | 'amazon_pay'
  | 'buy_with_prime'
  | 'buy_it_now'
  | 'more_options';

/** What the server calls a wallet (header `X-Wallet-Name`). */
export type Instrument =
  | 'BuyItNow'
  | 'MoreOptions'
  | 'ApplePay'
  | 'PayPal'
  | 'Venmo'
  | 'GooglePay'
  | 'ShopPay'
  | 'FacebookPay'
  | 'BuyWithPrime'
  | 'AmazonPay'
  | 'Unknown';

/** Kind of page the script stands on (specification, section 2). */
export type PageType = 'cart_page' | 'cart_ajax' | 'product' | 'checkout' | 'unknown';

/** One wallet as the shop's server configures it. */
export interface WalletConfig {
  /** A `WalletName`; a name this release does not know is skipped. */
  name: string;
  /** False: not shown where a selling plan is chosen. @default true */
  supports_subs?: boolean;
  /** False: not shown where the cart has a deferred option. @default true */
  supports_def_opts?: boolean;
  wallet_params: WalletParams;
}

/** Parameters of a wallet; each wallet reads its own (specification, section 3). */
export interface WalletParams {
  /** Name of the shop, as the wallet's sheet and our messages show it. @default `paymentData.merchantInfo.merchantName` */
  merchantName?: string;
  merchantId?: string;
  /** Country of the shop, ISO 3166-1. */
  countryCode?: string;
  /** Asks the shopper for a telephone number in the sheet. @default false */
  phoneRequired?: boolean;
  /** True where the shop takes no address without a company: a sheet that doesn't ask for one isn't shown. @default false */
  companyRequired?: boolean;
  /** PayPal asks for leave to charge the shopper again, whatever is bought; Venmo can't. @default false */
  requiresBillingAgreement?: boolean;
  /** The same, only where a selling plan is chosen; `null` where the shop doesn't know. @default false */
  hasManagedSellingPlanState?: boolean | null;
  /** Where the SDK's script is loaded from: an origin of the wallet's own list, of `data-sdk-origins`, or the page's. */
  sdkUrl?: string;
  /** `TEST` or `PRODUCTION` of the wallet's service. */
  environment?: string;
  /** Signed permissions to show Google Pay on this domain; `expiresAt` in seconds since 1970. */
  auth?: { jwt: string; expiresAt: number }[];
  /** What the server knows of Google's PaymentDataRequest. */
  paymentData?: Partial<google.payments.api.PaymentDataRequest>;
  [name: string]: unknown;
}

/** What an element's attributes say, read and checked once. */
export interface Config {
  /** Public token of the storefront API. */
  accessToken: string;
  /** The shopper's market, ISO 3166-1. */
  country: string;
  /** As the shop writes it, for example `pt-BR`. @default the page's language, else `pt-BR` */
  locale: string;
  /** The currency the shopper sees, ISO 4217. */
  currency: string;
  /** True where at least one line has a selling plan. */
  hasSellingPlan: boolean;
  /**
   * True where a line is paid for in part only at the checkout, as pre-orders are. Known of carts alone: no product form
   * tells such a plan from a subscription. @default false
   */
  hasDeferredOption?: boolean;
  requiresShipping: boolean;
  /** Token of the cart where there is no cart cookie. */
  cartId?: string;
  /**
   * Ids of features that the shop's server has switched on (specification, section 3). `disable_wallet:<name>` leaves a
   * wallet out, `disable_style_compat` the styles of old markup; others mean nothing here. @default none
   */
  enabledFlags?: string[];
  page: PageType;
  /** True where a button says «Buy with» its name, as on a product page; else it says its name alone. @default false */
  callToAction?: boolean;
  /** True where what is behind the buttons is dark, and they are light. @default false */
  isOnDark?: boolean;
}

/** What a product form says while the shopper chooses. */
export interface FormState {
  /** True where the form has no variant, or all of its submit buttons are disabled (one without any is not). */
  disabled: boolean;
  /** As it stands in the form. */
  sellingPlan?: string;
  /** As it stands in the form. */
  variant?: string;
}

/** A product's form as the shopper goes on choosing. */
export type ProductForm = ReadonlySignal<FormState>;
