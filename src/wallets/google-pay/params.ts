/** Parameters of Google Pay from the shop's server (docs/specification.md#google-pay). */
export interface GooglePayParams {
  /** Country of the shop, ISO 3166-1, which Google requires in Europe. */
  countryCode?: string;
  /** Asks the shopper for a telephone number in the sheet. @default false */
  phoneRequired?: boolean;
  /**
   * True if the shop accepts no address without a company, which the sheet can't ask for: there is no button then.
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
   * Google's request, as far as the server knows it: `allowedPaymentMethods` with the gateway and `billingAddressRequired`, and
   * `merchantInfo`. @needed to show
   */
  paymentData?: Partial<google.payments.api.PaymentDataRequest>;
}
