import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Shop Pay',
    at: ['shop-pay'],
    statements: [
      {
        says: 'Its states are hidden, ready, loaded, animating and animation-complete',
        shown: [
          'wallets/shop-pay-frame.test.ts: loads the iframe when a tenth of the button is in view, and not before',
          'wallets/shop-pay-frame.test.ts: goes through its states for a shopper whom Shop recognises',
        ],
      },
      {
        says: 'A shopper who is recognised triggers the animation',
        shown: ['wallets/shop-pay-frame.test.ts: goes through its states for a shopper whom Shop recognises'],
      },
      {
        says: 'A shopper who is not takes the iframe away',
        shown: ['wallets/shop-pay-frame.test.ts: takes the iframe away for good after'],
      },
      {
        says: 'A button that begins narrower than 170 px is never personal',
        shown: [
          'wallets/shop-pay-rules.test.ts: is never personal again once it was narrower than 170 px, in view or not',
        ],
      },
      {
        says: 'Nor is one that shrinks below 170 px, whatever its width then',
        shown: [
          'wallets/shop-pay-rules.test.ts: takes the iframe away when the button shrinks, and does not bring it back',
        ],
      },
      {
        says: 'The animation waits for 500 ms',
        shown: ['wallets/shop-pay-frame.test.ts: goes through its states for a shopper whom Shop recognises'],
      },
      {
        says: 'The threshold of the observer is 0.1',
        shown: [
          'wallets/shop-pay-frame.test.ts: loads the iframe when a tenth of the button is in view, and not before',
        ],
      },
    ],
  },
  {
    title: 'PayPal',
    at: ['paypal-and-venmo', 'wallet-services'],
    statements: [
      {
        says: 'A window or popup that was closed is a cancel',
        shown: [
          "wallets/paypal-closed.test.ts: const CLOSED = ['Detected popup close'",
          'browser/wallets/paypal-closed.test.ts: takes an error alone for a cancel: closed before the page has answered the click',
        ],
      },
      {
        says: 'A restricted account is logged, and nothing else',
        shown: ['browser/wallets/paypal-refused.test.ts: ends without a word on '],
      },
    ],
  },
  {
    title: 'Cart element',
    at: ['cart-element'],
    statements: [
      {
        says: 'It renders only where there is a token of a cart',
        shown: [
          'ui/cart/cart-element.test.ts: shows no buttons without a cart, with a legacy one, or with one that is empty or unknown',
          'core/cart/cart-input.test.ts: nothing where both are missing',
        ],
      },
      {
        says: 'A token of lower-case letters and digits alone is a legacy cookie',
        shown: ['specification/cart-token.test.ts: takes the token'],
      },
      {
        says: 'A legacy cookie gets no buttons',
        shown: [
          'ui/cart/cart-element.test.ts: shows no buttons without a cart, with a legacy one, or with one that is empty or unknown',
          'browser/layout/layout-empty.test.ts: has a cookie of the old kind',
        ],
      },
      {
        says: 'A failure takes its UI away',
        shown: [
          'ui/cart/cart-element-refresh.test.ts: a server that fails takes the UI away and is reported once',
        ],
      },
    ],
  },
  {
    title: 'Product element',
    at: ['product-element', 'product-form'],
    statements: [
      {
        says: 'Its disabled flag follows what is observed of the product form',
        shown: [
          'ui/buttons/product-element-changes.test.ts: says of itself whether it is disabled and sells with a selling plan, as its form does',
        ],
      },
      {
        says: 'So does its selling-plan flag',
        shown: [
          'ui/buttons/product-element-changes.test.ts: says of itself whether it is disabled and sells with a selling plan, as its form does',
          'core/page/form-observer-reading.test.ts: says the variant and the selling plan',
        ],
      },
      {
        says: 'The variant that is selected says whether something is shipped',
        shown: [
          'ui/buttons/product-element.test.ts: offers Google Pay only for a variant that is shipped',
          'ui/buttons/product-element-changes.test.ts: chooses again when the shopper chooses a variant that is not shipped',
        ],
      },
    ],
  },
  {
    title: 'The page, the SDKs and the reports',
    at: ['page-initialisation', 'choice-of-the-wallet', 'error-reports', 'errors-of-the-page'],
    statements: [
      {
        says: 'The initialisation of the page is reported as success or as failure',
        shown: ['ui/buttons/payment-button.test.ts: page.initialized'],
      },
      {
        says: 'A script that failed to load as a module has the page initialise anew',
        shown: ['browser/guest/play-shapes.ts: keeps its buttons and sells, however the script is loaded'],
      },
      {
        says: 'The initialisation then finds the marker of the failure, and says failure',
        shown: [
          'ui/buttons/payment-button.test.ts: says that an earlier load failed',
          'ui/buttons/payment-button.test.ts: hears of an earlier failure also where the bootstrap is frozen',
        ],
      },
      {
        says: 'An SDK has 2000 ms to load, then its wallet is skipped',
        shown: [
          'wallets/index.test.ts: skips a wallet whose SDK is not there after 2,000 ms, and not before',
        ],
      },
      {
        says: 'The fallback takes the place of a wallet that is skipped',
        shown: [
          'ui/buttons/product-element.test.ts: shows the fallback where the recommended wallet cannot pay',
          'browser/elements/button-choice.test.ts: the SDK never arrives',
        ],
      },
      {
        says: 'A default, Buy it now, takes the place of a fallback that is skipped',
        shown: ['ui/buttons/product-element.test.ts: shows Buy it now where neither is there or can pay'],
      },
      {
        says: 'Rules decide which errors are sent and which are dropped',
        shown: [
          'telemetry/error-filters.test.ts: const ERRORS: [what: string, error: unknown, sent: boolean',
          'telemetry/error-filters.test.ts: has an error for every rule',
        ],
      },
    ],
  },
];
