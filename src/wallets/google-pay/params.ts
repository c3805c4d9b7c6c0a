/** Parameters of Google Pay from the shop's server (docs/specification.md#google-pay). */
export interface GooglePayParams {
  /** Country of the shop, ISO 3166-1. Google requires it in Europe. */
  countryCode?: string;
  /** True if the sheet requests a telephone number. @default false */
  phoneRequired?: boolean;
  /**
   * True if the shop requires a company in each address. The sheet can't request one, so there is no button then.
   *
   * @default false
   */
  companyRequired?: boolean;
  /** URL of Google's script. @default the one that Google documents */
  sdkUrl?: string;
  /** Google's environment. In `TEST`, no card is charged. @default 'PRODUCTION' */
  environment?: 'PRODUCTION' | 'TEST';
  /**
   * Signed permissions (JWT) to show the button on this domain. The first one that has not expired is used. `expiresAt` is in
   * seconds since 1970. @needed to show
   */
  auth?: { jwt: string; expiresAt: number }[];
  /**
   * The members of Google's payment request that the shop's server sets: at least `merchantInfo` and `allowedPaymentMethods`.
   * Each payment method needs the gateway and `billingAddressRequired`. @needed to show
   */
  paymentData?: Partial<google.payments.api.PaymentDataRequest>;
}
