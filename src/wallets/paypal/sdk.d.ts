/// <reference types="@paypal/paypal-js" />

/** Names for the published types of PayPal's SDK, which a wallet's bundle can't import. */
declare namespace paypal {
  type Options = import('@paypal/paypal-js').PayPalButtonsComponentOptions;
  type Style = import('@paypal/paypal-js').PayPalButtonStyle;
}
