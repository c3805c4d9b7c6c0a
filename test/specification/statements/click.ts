import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'The click',
    at: ['click', 'product-form'],
    statements: [
      {
        says: 'From the click on the button is disabled',
        shown: [
          'ui/buttons/wallet-button.test.ts: says that it is disabled and busy while its purchase runs',
        ],
      },
      {
        says: 'The click creates a cart, by one request',
        shown: ['core/click/click.test.ts: needs one round trip between the click and the redirect'],
      },
      {
        says: 'What a check of the shop says (custom validation) stands in a dialog',
        shown: [
          'core/purchase/checkout-finish.test.ts: is refused by a check of the shop',
          'browser/purchase/buy-it-now-refused.test.ts: opens a dialog for',
        ],
      },
      {
        says: 'Invalid quantity, variant requires a selling plan, selling plan not applicable, merchandise id invalid: the generic dialog of the checkout',
        shown: [
          'specification/click.test.ts: shows the generic dialog, and counts the click as failed, after',
          'browser/purchase/buy-it-now-refused.test.ts: opens a dialog for',
        ],
      },
      {
        says: 'After any of these four the click counts as failed',
        shown: [
          'specification/click.test.ts: shows the generic dialog, and counts the click as failed, after',
        ],
      },
      {
        says: 'All lines at quantity 0 with an out-of-stock warning are the abort reason out_of_stock',
        shown: ['core/server/result.test.ts: ends where everything is out of stock'],
      },
      {
        says: 'out_of_stock opens the dialog that says so',
        shown: [
          'core/purchase/checkout-finish.test.ts: is sold out',
          "core/decision/action.test.ts: ['out_of_stock', TITLE",
        ],
      },
      {
        says: 'A reason to decelerate leads to the checkout, with its marker',
        shown: [
          'core/purchase/checkout-finish.test.ts: a deceleration',
          'browser/purchase/buy-it-now-refused.test.ts: goes to the checkout with',
        ],
      },
      {
        says: 'Any other answer leads to the checkout',
        shown: ["core/purchase/checkout-finish.test.ts: ['is there', payload(), undefined, CHECKOUT]"],
        decision: 'docs/decisions.md#1: an answer that refuses ends by the code of its refusal',
      },
      {
        says: 'A page that comes back from the back/forward cache has its button enabled again',
        shown: [
          'core/click/click.test.ts: frees the button of a purchase that was',
          'flows/back.test.ts: lets the shopper who comes back from the checkout buy again',
        ],
      },
      {
        says: 'A failure enables the button again',
        shown: [
          'core/click/click.test.ts: frees the button after a failure',
          'core/click/click.test.ts: opens the dialog, reports, and frees the button where a wallet',
        ],
      },
      {
        says: 'The button is disabled while all submit buttons of the add-to-cart form are',
        shown: [
          'core/page/form-observer-reading.test.ts: is disabled where all submit buttons are',
          'ui/buttons/product-element.test.ts: is disabled while the form’s submit buttons are, or it has no variant',
        ],
      },
      {
        says: 'The button is disabled while the form has no variant',
        shown: [
          'core/page/form-observer-reading.test.ts: is disabled without a variant',
          'ui/buttons/product-element.test.ts: is disabled while the form’s submit buttons are, or it has no variant',
        ],
      },
      {
        says: 'The button follows what becomes of the form',
        shown: [
          'core/page/form-observer.test.ts: a disabled submit button',
          'ui/buttons/wallet-button.test.ts: follows the form: disabled on the element and on the button',
        ],
      },
      {
        says: 'A sheet that the shopper cancels is counted as cancelled',
        shown: [
          'core/purchase/checkout-cancel.test.ts: counts a cancel once',
          'browser/telemetry/telemetry.test.ts: tells of a sheet that the shopper closes',
        ],
      },
    ],
  },
  {
    title: 'Decelerations',
    at: ['decelerations'],
    statements: [
      {
        says: 'Precedence: payment_method_not_applicable, invalid_payment_deferred_payment_required, cart not ready, cart throttled, not_enough_stock',
        shown: [
          'core/decision/deceleration.test.ts: knows every reason in its precedence, with its marker',
          'core/server/result.test.ts: lets the most urgent reason win, in whatever order they come',
        ],
      },
      {
        says: 'A cart that the server says is not ready, or throttled, decelerates',
        shown: [
          'core/server/cart-api.test.ts: reads a preparation that is',
          'core/purchase/pay.test.ts: a cart that is throttled',
        ],
      },
      {
        says: 'not_enough_stock is the warning of that name',
        shown: ['core/server/result.test.ts: goes to the checkout where there is not enough'],
      },
      {
        says: 'not_enough_stock is also an out-of-stock warning while some line still has a quantity',
        shown: ['core/server/result.test.ts: goes to the checkout where some line still has a quantity'],
      },
      {
        says: 'currency_changed: the cart has another currency than the buyer began with',
        shown: [
          'core/server/result.test.ts: goes to the checkout where the cart has another currency',
          'core/server/cart-api.test.ts: goes to the checkout where the cart has another currency than the shopper saw',
        ],
      },
      {
        says: 'A total of zero is no currency_changed',
        shown: ['core/server/result.test.ts: goes on in another currency where the total is zero'],
      },
      {
        says: 'Further reasons, each with its codes: dynamic_tax, captcha_required, localization_extension_field_error',
        shown: [
          'core/decision/deceleration.test.ts: knows every reason in its precedence, with its marker',
          'core/decision/catalogue.test.ts: knows what to do about',
        ],
      },
    ],
  },
  {
    title: 'Sheet actions',
    at: ['sheet-actions'],
    statements: [
      {
        says: 'decelerate goes before abort, show_error and update',
        shown: ['core/decision/action.test.ts: decelerates before all else'],
      },
      {
        says: 'abort goes before show_error and update',
        shown: ['core/decision/action.test.ts: aborts before it shows an error'],
      },
      {
        says: 'show_error goes before update',
        shown: ['core/decision/action.test.ts: shows an error before it updates'],
      },
      {
        says: 'show_error goes before complete: a step with an error ends an attempt to pay; only a submission that succeeded is complete whatever errors stand beside it',
        shown: [
          'core/purchase/pay.test.ts: stops at an identity that is refused',
          'core/server/cart-api-submission.test.ts: success before the errors beside it',
        ],
      },
      {
        says: 'complete goes before update: an order is the answer, not the cart of the steps before it',
        shown: ['core/purchase/pay.test.ts: identifies, prepares, pays and submits, in this order'],
      },
      {
        says: 'What a mutation answers becomes one of these five, a wallet’s own mutation too',
        shown: [
          'core/decision/action.test.ts: updates where nothing is wrong',
          'wallets/host.test.ts: makes an action of',
        ],
      },
    ],
  },
];
