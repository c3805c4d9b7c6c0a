/// <reference types="applepayjs" />

/** What the published types of Apple Pay lack. */
interface Window {
  /** Only where Apple Pay is. */
  ApplePaySession?: typeof ApplePaySession;
}
