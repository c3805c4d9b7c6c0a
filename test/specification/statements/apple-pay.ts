import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Apple Pay',
    at: ['apple-pay', 'personal-data'],
    statements: [
      {
        says: 'Validating the merchant creates the cart',
        shown: [
          'wallets/apple-pay-changes.test.ts: validates the shop with a merchant session, once the cart is there',
        ],
      },
      {
        says: 'A shipping contact updates the buyer identity with its address',
        shown: [
          'wallets/apple-pay-changes.test.ts: tells where the contact lives, and answers with methods, items and total',
          'core/purchase/checkout.test.ts: sets an address, checking no more than its country',
        ],
      },
      {
        says: 'A shipping method selects the delivery option',
        shown: [
          'wallets/apple-pay-changes.test.ts: takes a method of two delivery groups apart',
          'core/purchase/checkout.test.ts: sets the delivery option',
        ],
      },
      {
        says: 'A payment method updates the billing address where nothing is shipped, and only there',
        shown: [
          'wallets/apple-pay-changes.test.ts: tells the billing address where nothing is shipped',
          'wallets/apple-pay-changes.test.ts: answers a card with the total as it stands where',
        ],
      },
      {
        says: 'Authorised: the identity with the e-mail, then the payment, then the submission',
        shown: [
          'wallets/apple-pay-authorization.test.ts: pays with e-mail, addresses and what Apple signed',
          'core/purchase/pay.test.ts: identifies, prepares, pays and submits, in this order',
        ],
      },
      {
        says: 'A cancel of the session cancels the purchase',
        shown: ['wallets/apple-pay.test.ts: gives the checkout the sheet that the shopper closes'],
      },
      {
        says: 'A purchase that ends otherwise terminates the session',
        shown: [
          'wallets/apple-pay-sheet.test.ts: takes the sheet away however the purchase ends',
          'wallets/apple-pay-changes.test.ts: a step that takes too long closes the sheet, before the sheet itself gives up',
        ],
      },
      {
        says: 'A cancel removes the personal data from the cart',
        shown: [
          'core/purchase/checkout-cancel.test.ts: forgets once what',
          'flows/apple-pay.test.ts: forgets the shopper once who closes the sheet',
        ],
      },
      {
        says: 'So does a termination',
        shown: ['core/purchase/checkout-cancel.test.ts: forgets where the sheet ends with'],
      },
      {
        says: 'The personal data is removed once',
        shown: [
          'core/purchase/checkout-cancel.test.ts: forgets once what',
          'core/purchase/checkout-removal.test.ts: sends one removal where it is answered, whatever ends the purchase a second time',
        ],
      },
    ],
  },
];
