/** What the shop's server says of Google Pay (docs/specification.md#google-pay). */
export interface GooglePayParams {
  /** Country of the shop, ISO 3166-1. */
  countryCode?: string;
  /** Asks the shopper for a telephone number in the sheet. @default false */
  phoneRequired?: boolean;
  /** True where the shop takes no address without a company, which the sheet doesn't ask for. @default false */
  companyRequired?: boolean;
  /** Where the script is loaded from. @default Google's own address */
  sdkUrl?: string;
  /** @default 'PRODUCTION' */
  environment?: google.payments.api.Environment;
  /** Signed permissions to show the button on this domain; `expiresAt` in seconds since 1970. */
  auth?: { jwt: string; expiresAt: number }[];
  /** What the server knows of Google's request. */
  paymentData?: Partial<google.payments.api.PaymentDataRequest>;
}
