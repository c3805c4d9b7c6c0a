/** A published script with the same purpose, or a part of it. */
export interface Peer {
  /** npm packages with versions. */
  packages: string[];
  /** Imports of a shop's page. Each name is used, so that the bundler drops none. */
  imports: string[];
}

export const PEERS: Record<string, Peer> = {
  'Adyen Web, four express wallets': {
    packages: ['@adyen/adyen-web@6.45.2'],
    imports: ["{ AdyenCheckout, ApplePay, GooglePay, PayPal, AmazonPay } from '@adyen/adyen-web'"],
  },
  'braintree-web, six modules': {
    packages: ['braintree-web@3.144.0'],
    imports: ['client', 'apple-pay', 'google-payment', 'paypal-checkout', 'venmo', 'data-collector'].map(
      (name, index) => `m${index} from 'braintree-web/${name}'`,
    ),
  },
  'BigCommerce, wallet-button': {
    packages: ['@bigcommerce/checkout-sdk@1.983.2'],
    // The package exports no such entry. Pages of its shops load the file.
    imports: ["* as buttons from './node_modules/@bigcommerce/checkout-sdk/dist/esm/wallet-button.js'"],
  },
  'buy-button-js': {
    packages: ['@shopify/buy-button-js@3.0.6'],
    imports: ["BuyButton from '@shopify/buy-button-js'"],
  },
  "Google's button element": {
    packages: ['@google-pay/button-element@4.1.0'],
    imports: ["GooglePayButton from '@google-pay/button-element'"],
  },
};

/** Published figures of the incumbent, in bytes and as a multiple of the baseline's evaluation. It isn't on npm. */
export const INCUMBENT = { raw: 386794, gzip: 88302, brotli: 69448, ratio: 6.7 };
