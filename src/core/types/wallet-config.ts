/** One wallet as the shop's server configures it. */
export interface WalletConfig {
  /** Its name in the registry; one that this release does not know is skipped. */
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
  /**
   * True where the shop takes no address without a company. A wallet whose sheet can't ask for a company isn't shown then.
   * @default false
   */
  companyRequired?: boolean;
  /**
   * True where PayPal has to ask for a billing agreement, which lets the shop charge again, whatever is bought. Venmo can't.
   * @default false
   */
  requiresBillingAgreement?: boolean;
  /**
   * True where PayPal has to ask for one if a selling plan is chosen; `null` where the shop doesn't know
   * (docs/decisions.md#3). @default false
   */
  hasManagedSellingPlanState?: boolean | null;
  /** URL of the SDK's script. Its origin has to be on the wallet's own list, in `data-sdk-origins`, or the page's own. */
  sdkUrl?: string;
  /** `TEST` or `PRODUCTION` of the wallet's service. */
  environment?: string;
  /** Signed permissions to show Google Pay on this domain; `expiresAt` in seconds since 1970. */
  auth?: { jwt: string; expiresAt: number }[];
  /** The parts of Google's PaymentDataRequest that the shop's server fills in. */
  paymentData?: Partial<google.payments.api.PaymentDataRequest>;
  [name: string]: unknown;
}
