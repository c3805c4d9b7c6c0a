/// <reference types="googlepay" />

/** What the published types of Google Pay lack. */
declare namespace google.payments.api {
  interface MerchantInfo {
    /** A signed permission, for a domain that isn't registered with Google. */
    authJwt?: string;
    merchantOrigin?: string;
  }
}
