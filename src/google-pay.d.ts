/** What the published types of Google Pay lack. */
declare namespace google.payments.api {
  interface MerchantInfo {
    /** Signed permission in place of the registration of a domain. */
    authJwt?: string;
    merchantOrigin?: string;
  }
}
