import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Other requests',
    at: ['requests-to-the-shop', 'delivery-promise', 'logos', 'sdks', 'telemetry'],
    statements: [
      {
        says: 'Buy with Prime posts to /wallets/config/optimus, Amazon Pay to /wallets/config/amazon_pay',
        shown: [
          'core/server/signed-config.test.ts: posts the cart to the shop itself, with the token',
          'wallets/amazon-pay.test.ts: leaves with what /wallets/config/',
        ],
      },
      {
        says: 'Both are of the page’s own origin',
        shown: ['core/server/signed-config.test.ts: posts the cart to the shop itself, with the token'],
      },
      {
        says: 'The body is JSON: checkout_url, checkout_cancel_url, cart_id',
        shown: ['core/server/signed-config.test.ts: posts the cart to the shop itself, with the token'],
      },
      {
        says: 'The storefront access token is a header of it',
        shown: ['core/server/signed-config.test.ts: posts the cart to the shop itself, with the token'],
      },
      {
        says: 'The answer is the wallet’s configuration, or a field error',
        shown: [
          "core/server/signed-config.test.ts: ['a configuration', [json({ a: 1 })], { config: { a: 1 } }]",
          "core/server/signed-config.test.ts: ['an error field', ",
        ],
      },
      {
        says: 'The page’s delivery promise is asked with variantId and sellingPlanId',
        shown: ['wallets/shop-pay-promise.test.ts: asks for the variant and the selling plan of the form'],
      },
      {
        says: 'The page’s delivery promise is asked with postalCode and isPostalCodeOverride',
        shown: ['wallets/shop-pay-postal-code.test.ts: asks for the postal code'],
      },
      {
        says: 'A wallet’s logo is an SVG below the assets, light or dark by what is behind it',
        shown: [
          'ui/buttons/wallet-button.test.ts: a wallet without a button of its own shows',
          'build/write-logos.test.ts: has a light and a dark logo of every wallet, and no other',
        ],
      },
      {
        says: 'PayPal, Amazon, Prime and Google Pay bring in the script of their SDK',
        shown: [
          'wallets/sdk-source.test.ts: brings in the script that its configuration names, from its own origins',
        ],
      },
      {
        says: 'Google Pay’s comes from the URL in the wallet params',
        shown: [
          'wallets/google-pay.test.ts: prepares with the SDK of the wallet params',
          "wallets/sdk-source.test.ts: ['google_pay', google, [GOOGLE], ",
        ],
      },
      {
        says: 'Metrics and logs are posted as JSON to the telemetry collector',
        shown: [
          "telemetry/index.test.ts: ['otlp', ['/otlp/v1/logs', '/otlp/v1/metrics']]",
          'telemetry/sender.test.ts: says what it sends, and lets it outlive the page',
        ],
      },
      {
        says: 'Events go to the event collector in the schema of the wallet checkout track, with the consent list',
        shown: ['telemetry/analytics.test.ts: tells who did what where, and what may be done with it'],
      },
      {
        says: 'Errors go to the error-reporting service',
        shown: [
          'telemetry/error-report.test.ts: reports an error with its causes, its place and its release',
        ],
      },
      {
        says: 'The start of a session goes to it, too',
        shown: ['telemetry/error-report.test.ts: tells of the visit’s beginning, once'],
      },
      {
        says: 'A HEAD request to the site’s root fetches the consent cookie',
        shown: [
          'telemetry/analytics.test.ts: asks the shop’s front page for the cookie, once, and waits for it',
        ],
      },
    ],
  },
];
