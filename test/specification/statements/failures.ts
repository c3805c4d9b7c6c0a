import type { Section } from '../statement';

const KNOWS = 'core/decision/catalogue.test.ts: knows what to do about';
/** The rows that the catalogue is held to, each a list of codes. */
const row = (codes: string) => `run/expected-reactions.ts: ${codes}`;
const PAYPAL = 'wallets/paypal-purchase.test.ts';
const FILTERS = 'telemetry/error-filters.test.ts';

export const sections: Section[] = [
  {
    title: 'Codes of wallets’ services',
    at: ['wallet-services'],
    statements: [
      {
        says: 'GENERIC_ERROR, NO_PENDING_TASK, WALLET_SERVICE_DISABLED and FAILED_TO_ENQUEUE_BACKGROUND_JOB are treated specially',
        shown: [
          KNOWS,
          row(
            'INTERNAL_SERVER_ERROR GENERIC_ERROR NO_PENDING_TASK WALLET_SERVICE_DISABLED FAILED_TO_ENQUEUE_BACKGROUND_JOB',
          ),
        ],
      },
      {
        says: 'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE, THROTTLE_EXCEEDED and INTERNAL_SERVER_ERROR are treated specially',
        shown: [KNOWS, row('REQUEST_MISSING_VALID_MERCHANDISE_SOURCE THROTTLE_EXCEEDED')],
      },
      {
        says: 'RESTRICTED_WALLET_ACCOUNT is treated specially, and logged',
        shown: [KNOWS, row("expect('RESTRICTED_WALLET_ACCOUNT', ")],
      },
      {
        says: 'On a PayPal call all of them abort silently',
        shown: [
          `${PAYPAL}: leaves it to the window to say that the service has no`,
          'browser/wallets/paypal-refused.test.ts: ends without a word on',
        ],
      },
    ],
  },
  {
    title: 'Failures in the page',
    at: ['errors-of-the-page', 'cart-element', 'click', 'google-pay'],
    statements: [
      {
        says: 'An error caused by a status other than 200 is not reported',
        shown: [
          `${FILTERS}: 'a status other than 200 with a code of the API'`,
          `${FILTERS}: 'an element without an answer'`,
        ],
      },
      { says: 'An error caused by a time-out is not reported', shown: [`${FILTERS}: 'a time-out'`] },
      { says: 'An error caused by an abort is not reported', shown: [`${FILTERS}: 'an abort'`] },
      {
        says: 'A known transient message is not reported',
        shown: [`${FILTERS}: 'a lost connection in Chromium'`, `${FILTERS}: 'a lost connection in Safari'`],
      },
      {
        says: 'An error of a component that was never visible is not reported',
        shown: [
          `${FILTERS}: 'an element that nobody sees'`,
          "telemetry/error-report.test.ts: 'no element that can’t be shown in a drawer that is closed'",
        ],
      },
      {
        says: 'A creation of the cart that brings none, and neither a custom nor an unrecoverable error, fails the click',
        shown: [
          'core/purchase/checkout-finish.test.ts: ends a click on Buy it now whose cart',
          "core/decision/action.test.ts: 'aborts where there is neither a cart nor an error'",
        ],
      },
      {
        says: 'What can’t be rendered is an AcceleratedCheckoutError',
        shown: [
          'core/base/accelerated-checkout-error.test.ts: names the element and keeps what went wrong in it',
          'ui/cart/cart-element-refresh.test.ts: a server that fails takes the UI away and is reported once',
        ],
      },
      {
        says: 'A wallet without a component is an AcceleratedCheckoutError',
        shown: ['wallets/skip-wallet.test.ts: says once in the console what to do about'],
      },
      {
        says: 'The cart element clears its UI on an error',
        shown: [
          'ui/cart/cart-element-refresh.test.ts: a server that fails takes the UI away and is reported once',
        ],
      },
      {
        says: 'An unknown intent is logged as a warning',
        shown: [
          'wallets/google-pay-changes.test.ts: warns of a callback intent of the configuration that nobody knows, and asks for its own',
          "wallets/google-pay-changes.test.ts: 'warns of a callback trigger that nobody knows, and answers it all the same'",
        ],
      },
      {
        says: 'Errors are reported to an error-reporting service',
        shown: [
          'telemetry/error-report.test.ts: reports an error with its causes, its place and its release',
        ],
      },
    ],
  },
];
