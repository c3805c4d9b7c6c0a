/** A script of the same job, or of a part of it, as its maker publishes it. */
export interface Peer {
  /** What npm installs, with versions. */
  packages: string[];
  /** What a page of a shop would import. Each name is kept, so that nothing of it is left out of the bundle. */
  imports: string[];
}

/** Peers whose boot is measured beside ours. */
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
    // It has no name that a bundler may import: pages of its shops load the file itself.
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

/** What the usual script for this job weighs and takes, as it was measured once; it can't be had from a registry. */
export const INCUMBENT = { raw: 386794, gzip: 88302, brotli: 69448, ratio: 6.7 };
