import type { Section } from '../statement';

const DOCUMENTS = 'core/server/documents.test.ts';
const SIZES = 'browser/layout/layout-sizes.test.ts';
const SHEET = 'ui/styles/css.test.ts';

export const sections: Section[] = [
  {
    title: 'Limits',
    at: ['limits', 'apple-pay', 'delivery-update', 'payment-update', 'telemetry'],
    statements: [
      {
        says: 'A cart is asked for its first 10 delivery groups',
        shown: [`${DOCUMENTS}: ['cart-buyer-identity-update.graphql', 'deliveryGroups', '10']`],
      },
      {
        says: 'A cart is asked for its first 10 lines',
        shown: [`${DOCUMENTS}: ['cart.graphql', 'lines', '10']`],
      },
      {
        says: 'A limited cart is asked for its first 50 lines',
        shown: [`${DOCUMENTS}: ['limited-cart.graphql', 'lines', '50']`],
      },
      {
        says: 'A delivery-option update gives up after 20,000 ms',
        shown: ['core/purchase/delivery.test.ts: gives up groups that are pending for 20 seconds'],
      },
      {
        says: 'A payment update gives up after 10,000 ms',
        shown: ['core/purchase/payment.test.ts: gives up an amount that is refused for 10 seconds'],
      },
      {
        says: 'A payment update waits 500 ms first where the tax is zero',
        shown: ["core/purchase/payment.test.ts: [brl('0.0'), 500]"],
      },
      {
        says: 'A call of the API is tried again 0 to 3 times',
        shown: [
          'core/transport/request.test.ts: [3, 4],',
          'core/transport/request.test.ts: for (const retries of [-1, 4, Number.NaN])',
        ],
      },
      {
        says: 'A call of the API is tried again after 1000 ms by default',
        shown: ['core/transport/request.test.ts: asks again a second after a'],
      },
      {
        says: 'A call of the API is tried again where the status is 429 or 503, and for no other',
        shown: [
          'core/transport/request.test.ts: for (const code of [429, 503])',
          'core/transport/request.test.ts: does not ask again after a',
        ],
      },
      {
        says: 'Telemetry is sent every 1 s',
        shown: ['telemetry/sender.test.ts: sends what there is once a second, in one batch'],
      },
      {
        says: 'A batch is sent at once, then after 5, 10, 20 s and so on: base 5, factor 2, 12 steps',
        shown: [
          'telemetry/sender.test.ts: tries again after 5, 10, 20 ... seconds, twelve times in all, and then gives up',
        ],
      },
      {
        says: 'A Retry-After of the telemetry receiver is honoured',
        shown: ["telemetry/sender.test.ts: ['30', 30_000]"],
      },
      {
        says: 'Analytics wait up to 7000 ms for the cookies',
        shown: ['telemetry/analytics.test.ts: waits for the cookies for 7,000 ms and no longer'],
      },
      {
        says: 'Analytics look for the cookies every 100 ms',
        shown: ['specification/limits.test.ts: looks for the visitor’s cookie every 100 ms'],
      },
      {
        says: 'An error report keeps up to 1024 characters',
        shown: [
          'telemetry/allowed-words.test.ts: looks at 1,024 characters, and sends no more',
          'telemetry/exceptions.test.ts: keeps a message within 1,024 characters',
        ],
      },
      {
        says: 'A chain of causes ends after 20',
        shown: ['telemetry/exceptions.test.ts: ends a chain after 20 errors'],
      },
      {
        says: 'The modal is at most 383px wide',
        shown: [
          `${SHEET}: 'dialog of at most 383 px'`,
          'flows/dialog.test.ts: stands in the middle, at most 383 pixels wide, in a window of',
        ],
      },
      {
        says: 'The modal’s mobile breakpoint is 640px',
        shown: [
          `${SHEET}: ['bottom sheet up to 640 px'`,
          'flows/dialog.test.ts: is a sheet at the bottom of a window',
        ],
      },
      {
        says: 'An Apple Pay button is 44 px high',
        shown: ['browser/wallets/apple-pay.test.ts: draws a button 44 pixels high that says its name once'],
      },
      {
        says: 'A button is 25 to 55 px high',
        shown: [`${SIZES}: ['10px', 25, 25, 25]`, `${SIZES}: ['80px', 55, 55, 55]`],
        decision: 'docs/decisions.md#17: a theme’s rules for just this button go before',
      },
      {
        says: 'A wallet of a product page is 44px high by default, one of a cart 42px inline and 54px in a block',
        shown: [`${SIZES}: ['initial', 44, 42, 54]`],
      },
      {
        says: 'A button of a product page is 150px wide at least',
        shown: [
          `${SIZES}: on a product page as high, round, shadowed and wide as the theme says`,
          `${SHEET}: ['150 px on product pages'`,
        ],
      },
      {
        says: 'A button in the grid is 100px wide at least',
        shown: [
          `${SHEET}: ['100 px in the grid'`,
          'browser/layout/layout-grid.test.ts: assert.ok(box.width >= 99.5',
        ],
      },
      {
        says: 'The border radius is 4px by default',
        shown: [`${SIZES}: ['initial', '4px']`, `${SHEET}: ['radius of 4 px'`],
      },
      {
        says: 'The gap is 8px',
        shown: [
          'browser/layout/layout-grid.test.ts: keeps 8 pixels between rows and 10 between columns',
          `${SHEET}: ['gap of 8 px'`,
        ],
      },
      {
        says: 'A gutter is 5px: 10 px between two columns',
        shown: ['browser/layout/layout-grid.test.ts: keeps 8 pixels between rows and 10 between columns'],
      },
      {
        says: 'A background is dark below a luminance of 70',
        shown: [
          "core/page/background.test.ts: ['rgb(69, 69, 69)', true]",
          "core/page/background.test.ts: ['rgb(70, 70, 70)', false]",
        ],
      },
      {
        says: 'The 1000 ms that a custom element has to be defined never pass: all are as the script runs',
        shown: ['commands/define-elements.test.ts: defines every element before any time has passed'],
      },
    ],
  },
];
