/// <reference types="@paypal/paypal-js" />

/** Short names for the published types of PayPal's SDK, so that no source has to import its package. */
declare namespace paypal {
  type Options = import('@paypal/paypal-js').PayPalButtonsComponentOptions;
  type Style = import('@paypal/paypal-js').PayPalButtonStyle;
}
