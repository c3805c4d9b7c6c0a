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

/** Parameters of a wallet; each wallet reads its own (docs/specification.md#wallet-parameters). */
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
