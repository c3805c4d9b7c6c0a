import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Payment and wallets',
    at: ['payment-update', 'cart', 'google-pay', 'checkout-element', 'shop-pay', 'operations'],
    statements: [
      {
        says: 'A total of zero without a selling plan has a free payment method',
        shown: ['core/purchase/payment.test.ts: pays nothing with a free payment'],
      },
      {
        says: 'So has a total below zero',
        shown: ['core/purchase/payment.test.ts: pays less than nothing with a free payment'],
      },
      {
        says: 'With a selling plan it has the wallet’s',
        shown: [
          'core/purchase/payment.test.ts: pays nothing with the wallet where a line has a selling plan',
        ],
      },
      {
        says: 'A free order, the other exception, is never allowed: freeOrder is false',
        shown: ['core/purchase/payment.test.ts: amount: cart.cost.totalAmount, freeOrder: false'],
      },
      {
        says: 'The interval of a selling plan is year, month, week or day',
        shown: [
          'core/server/result.test.ts: reads a selling plan that is billed at an interval of one',
          'wallets/apple-pay-recurring.test.ts: of a selling plan as ',
        ],
      },
      {
        says: 'Any other interval is an error',
        shown: [
          'core/server/result.test.ts: refuses a selling plan that is billed at an interval of one',
          'wallets/apple-pay-recurring.test.ts: ends where the server names any other interval, before the sheet is asked to show it',
        ],
      },
      {
        says: 'Google Pay without an auth list, or with an empty one, is ineligible: invalidAuthParams',
        shown: ['wallets/google-pay.test.ts: cannot pay without an entry in the auth list'],
      },
      {
        says: 'Google Pay whose entries have all expired is ineligible: authJwtExpired',
        shown: ['wallets/google-pay.test.ts: cannot pay when every entry of the auth list has expired'],
      },
      {
        says: 'The time now is compared with expiresAt times 1000',
        shown: [
          'wallets/google-pay.test.ts: opens no sheet with a token that expired while the page stood open',
          'wallets/google-pay.test.ts: identifies the shop by the first token that is still valid',
        ],
      },
      {
        says: 'An authorisation needs a billing address, else errors.invalid.billing_address',
        shown: ["core/purchase/pay.test.ts: ['a billing address', { billingAddress: undefined }, 'billing'"],
      },
      {
        says: 'And a shipping address where something is shipped, else errors.invalid.shipping_address',
        shown: [
          "core/purchase/pay.test.ts: ['a shipping address', { shippingAddress: undefined }, 'address'",
        ],
      },
      {
        says: 'A digital cart is an error that keeps Google Pay from being started',
        shown: [
          'wallets/google-pay.test.ts: opens no sheet for a digital cart',
          'wallets/google-pay.test.ts: cannot pay for a page that ships nothing',
        ],
      },
      {
        says: 'The element of the checkout without a config: «No config provided»',
        shown: ['ui/checkout/checkout-element.test.ts: is a developer error without a configuration'],
      },
      {
        says: 'Shop Pay is personal from a width of 170 px on',
        shown: [
          'wallets/shop-pay-rules.test.ts: is never personal again once it was narrower than 170 px',
          'wallets/shop-pay-rules.test.ts: [170, true]',
        ],
      },
      {
        says: 'Shop Pay is personal only for what is not sold out',
        shown: ['wallets/shop-pay-rules.test.ts: is personal only while the product is for sale'],
      },
      {
        says: 'Shop Pay is personal only where there is no promise of Shop',
        shown: [
          'wallets/shop-pay-promise.test.ts: is not personal where there is a promise, with a label or without',
        ],
      },
      {
        says: 'A button with a call to action is personal only with letters of 10 to 18 px',
        shown: ['wallets/shop-pay-rules.test.ts: personal on a product page with letters of'],
      },
      {
        says: 'A button without a call to action is personal with letters of any size',
        shown: ['wallets/shop-pay-rules.test.ts: is personal in a cart with letters of'],
      },
    ],
  },
];
