import type { Section } from '../statement';

const PROMISE = 'wallets/shop-pay-promise.test.ts';

export const sections: Section[] = [
  {
    title: 'Limits of the wallets',
    at: ['limits', 'sdks', 'delivery-promise', 'shop-pay', 'money', 'google-pay'],
    statements: [
      {
        says: 'An SDK is loaded in 3 attempts',
        shown: ['core/sdk/load-script.test.ts: gives up after three attempts'],
      },
      {
        says: 'The attempts to load an SDK are 200 ms apart',
        shown: ['core/sdk/load-script.test.ts: tries again twice, 200 ms apart'],
      },
      {
        says: 'The delivery promise is looked for in 15 attempts',
        shown: [
          `${PROMISE}: looks for the page’s client 15 times, every 200 ms`,
          `${PROMISE}: asks again after a failure, and is personal when all of them failed`,
        ],
      },
      {
        says: 'The delivery promise is looked for every 200 ms',
        shown: [`${PROMISE}: looks for the page’s client 15 times, every 200 ms`],
      },
      {
        says: 'Shop Pay is personal from a width of 170px on',
        shown: [
          'wallets/shop-pay-rules.test.ts: [169, false]',
          'wallets/shop-pay-rules.test.ts: [170, true]',
        ],
      },
      {
        says: 'The placeholder total is 1.00 for Apple Pay',
        shown: ['wallets/apple-pay.test.ts: asks for what a shipped purchase needs, with a total to come'],
      },
      {
        says: 'The placeholder total is 0.01 for Google Pay',
        shown: ['wallets/google-pay.test.ts: asks for what a shipped purchase needs'],
      },
      {
        says: 'Amounts of shipping have 2 decimals',
        shown: [
          'core/purchase/order-summary.test.ts: shows subtotal, discounts, shipping, taxes and duties in this order',
          'core/words/delivery-choices.test.ts: writes what a choice costs in',
        ],
      },
      {
        says: 'A promise of 0 days is same day, of 1 next day, of 2 two day',
        shown: [
          `${PROMISE}: [0, 'delivery_promise.same_day']`,
          "core/words/delivery-choices.test.ts: [[promise(0)], 'Entrega hoje']",
        ],
      },
      {
        says: 'A promise of any other number of days is none',
        shown: [`${PROMISE}: [3, '']`, "core/words/delivery-choices.test.ts: [[promise(3)], '']"],
      },
      {
        says: 'Google Pay’s authorization times out after 27000 ms',
        shown: [
          'core/purchase/checkout-authorize.test.ts: revokes after 27 s a payment that hangs at',
          'specification/limits.test.ts: reports «Google Pay Timeout» of an authorization that takes 27,000 ms',
        ],
      },
      {
        says: 'The message of that time-out is «Google Pay Timeout»',
        shown: [
          'specification/limits.test.ts: reports «Google Pay Timeout» of an authorization that takes 27,000 ms',
        ],
      },
      {
        says: 'A wallet whose SDK isn’t there after 2000 ms is skipped',
        shown: [
          'wallets/index.test.ts: skips a wallet whose SDK is not there after 2,000 ms, and not before',
        ],
      },
      {
        says: 'The SDKs come from Amazon’s checkout, PayPal’s and Google Pay’s origins',
        shown: [
          'wallets/sdk-source.test.ts: brings in the script that its configuration names, from its own origins',
          'core/sdk/load-script.test.ts: brings nothing in where its URL is refused, and says so at once',
        ],
      },
      {
        says: 'A product page is asked whether the shop promises its delivery, a cart is not',
        shown: [
          `${PROMISE}: is not personal where there is a promise, with a label or without`,
          `${PROMISE}: asks nothing in a cart, and nothing after its end`,
        ],
      },
    ],
  },
  {
    title: 'Limits of the page',
    at: ['telemetry', 'styling', 'defaults', 'consent'],
    statements: [
      {
        says: 'Styles that were taken over are told in detail of 0.001 of the pages',
        shown: ['ui/brand/compat.test.ts: tells the styles of one page in a thousand'],
      },
      {
        says: 'The text of styles in logs ends at 2000 characters',
        shown: [
          'ui/brand/compat.test.ts: tells no more than 2,000 characters of them',
          'telemetry/journal.test.ts: tells of styles that were taken over, 2,000 characters of them',
        ],
      },
      {
        says: 'Themes set block size, border radius, box shadow and inline alignment',
        shown: [
          'ui/styles/css.test.ts: lets a theme set',
          "ui/styles/css.test.ts: ['button-block-size', 'button-border-radius', 'button-box-shadow', 'inline-alignment']",
        ],
      },
      {
        says: 'The locale is pt-BR by default',
        shown: ["core/page/config.test.ts: [undefined, '', 'PT_BR']"],
      },
      {
        says: 'The version of the API is unstable by default',
        shown: ['core/transport/api-url.test.ts: asks the page’s own API, unstable, where'],
      },
      {
        says: 'Country CA and language EN are never needed for an update: each has those of its element',
        shown: [
          'core/server/graphql.test.ts: adds country and language to the variables',
          'core/server/documents.test.ts: is asked in the shopper’s country and language',
        ],
      },
      {
        says: 'The consent cookie is read for analytics, marketing, sale of data and preferences',
        shown: [
          'telemetry/consent.test.ts: says the purposes by their names',
          "telemetry/consent.test.ts: ['3, denied by default but for the sale', ",
        ],
      },
    ],
  },
];
