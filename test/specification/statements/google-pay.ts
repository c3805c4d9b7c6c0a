import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Google Pay',
    at: ['google-pay'],
    statements: [
      {
        says: 'INITIALIZE creates the cart where there is none',
        shown: [
          'wallets/google-pay-changes.test.ts: creates the cart as the sheet opens without an address',
          'core/purchase/checkout.test.ts: opens the cart once, and gives the same answer to later calls',
        ],
      },
      {
        says: 'INITIALIZE then applies the shipping address',
        shown: [
          'wallets/google-pay-changes.test.ts: applies the address as the sheet opens and at every other choice',
          'core/purchase/checkout.test.ts: opens the cart before the first step',
        ],
      },
      {
        says: 'SHIPPING_ADDRESS updates the address of the cart',
        shown: [
          'wallets/google-pay-changes.test.ts: applies the address as the sheet opens and at every other choice',
          'core/purchase/checkout.test.ts: sets an address, checking no more than its country',
        ],
      },
      {
        says: 'SHIPPING_ADDRESS works the delivery options out anew',
        shown: [
          'wallets/google-pay-delivery.test.ts: lists the delivery options with no other keys than Google knows',
          'browser/wallets/google-pay-sheet.test.ts: works out delivery anew when the shopper chooses another address',
        ],
      },
      {
        says: 'SHIPPING_OPTION applies the delivery option chosen',
        shown: ['wallets/google-pay-delivery.test.ts: applies the delivery option that the shopper chooses'],
      },
      {
        says: 'A shipping option without an id is SHIPPING_OPTION_INVALID',
        shown: ['wallets/google-pay-delivery.test.ts: a delivery option without an id is an invalid one'],
      },
      {
        says: 'PAYMENT_AUTHORIZATION: e-mail and address on the cart, then the payment, then completion',
        shown: [
          'core/purchase/pay.test.ts: identifies, prepares, pays and submits, in this order',
          'flows/google-pay.test.ts: buys from the product page: one order, in the order of calls that the specification gives',
        ],
      },
      {
        says: 'PAYMENT_AUTHORIZATION sets the shipping address only where something is shipped',
        shown: [
          'specification/pay.test.ts: shipping address of a sheet that tells one where requiresShipping is',
          'core/purchase/pay.test.ts: gives the whole address to be checked strictly',
        ],
      },
      {
        says: 'An address without delivery groups, where something is shipped, is SHIPPING_ADDRESS_INVALID',
        shown: [
          'core/purchase/checkout.test.ts: shows an address that nothing is delivered to',
          'specification/delivery.test.ts: that an address without delivery groups is invalid',
        ],
      },
      {
        says: 'What a custom validation, or an error that nobody can mend, says of the new cart stands on each later address callback',
        shown: [
          'wallets/google-pay-changes.test.ts: a terminal message stands on every following address callback',
          'core/purchase/checkout-open.test.ts: of the creation as the answer to every later step',
        ],
      },
      {
        says: 'Completion redirects',
        shown: [
          'wallets/google-pay-authorization.test.ts: a paid order ends the sheet with success and the checkout with the redirect',
        ],
      },
      {
        says: 'Decelerate leaves an empty message in the sheet',
        shown: [
          'wallets/google-pay-changes.test.ts: a purchase that goes on in the checkout leaves the sheet with an empty message',
          'wallets/google-pay-authorization.test.ts: a purchase that goes on in the checkout leaves the sheet with an empty message',
        ],
      },
      {
        says: 'Decelerate leads to the full URL of the checkout with its reason',
        shown: [
          "core/purchase/checkout-finish.test.ts: 'a deceleration',",
          'browser/purchase/at-payment.test.ts: goes to the checkout with',
        ],
      },
      {
        says: 'Abort and show_error leave the sheet in its error state',
        shown: [
          'wallets/google-pay-authorization.test.ts: an abort is an error of the sheet with its message',
          'wallets/google-pay-authorization.test.ts: shows an error on',
        ],
      },
      {
        says: 'An authorisation whose time is up answers an error',
        shown: ['core/purchase/checkout-authorize.test.ts: revokes after 27 s a payment that hangs at'],
      },
      {
        says: 'Its status is timeout',
        shown: ['core/purchase/checkout-authorize.test.ts: counts a time-out as one, and reports it'],
      },
      {
        says: 'Status CANCELED is silent',
        shown: [
          'wallets/google-pay.test.ts: a cancelled sheet is silent: the checkout forgets, nothing is reported',
        ],
      },
      {
        says: 'It is counted all the same',
        shown: ['core/purchase/checkout-cancel.test.ts: counts a cancel once'],
      },
      {
        says: 'Any other failure of the sheet is reported',
        shown: [
          'wallets/google-pay.test.ts: any other failure of the sheet is passed on, and cancels nothing',
          'core/click/click.test.ts: opens the dialog, reports, and frees the button where a wallet',
        ],
      },
      {
        says: 'Any other failure of the sheet opens an alert that names the wallet',
        shown: [
          'core/click/click.test.ts: opens the dialog, reports, and frees the button where a wallet',
          'browser/wallets/google-pay-refused.test.ts: says in a dialog which wallet failed when the sheet refuses the shopper',
        ],
      },
    ],
  },
];
