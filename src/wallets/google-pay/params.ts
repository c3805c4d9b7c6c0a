/** Parameters of Google Pay from the shop's server (docs/specification.md#google-pay). */
export interface GooglePayParams {
  /** Country of the shop, ISO 3166-1, which Google requires in Europe. */
  countryCode?: string;
  /** True if the sheet requests a telephone number. @default false */
  phoneRequired?: boolean;
  /**
   * True if the shop accepts no address without a company, which the sheet can't request. There is no button then.
   *
   * @default false
   */
  companyRequired?: boolean;
  /** URL of Google's script. @default Google's own */
  sdkUrl?: string;
  /** `TEST` charges nobody. @default 'PRODUCTION' */
  environment?: 'PRODUCTION' | 'TEST';
  /**
   * Signed permissions to show the button on this domain, of which the first valid one counts; `expiresAt` in seconds since
   * 1970. @needed to show
   */
  auth?: { jwt: string; expiresAt: number }[];
  /**
   * The server's part of Google's request: `allowedPaymentMethods` with the gateway and `billingAddressRequired`, and
   * `merchantInfo`. @needed to show
   */
  paymentData?: Partial<google.payments.api.PaymentDataRequest>;
}
