import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Answers and names',
    at: [
      'answers',
      'cart',
      'creation-of-a-cart',
      'money',
      'instruments',
      'google-pay',
      'paypal-and-venmo',
      'delivery-promise',
      'analytics-events',
    ],
    statements: [
      {
        says: "PayPal's buyer has an email",
        shown: ['wallets/paypal-purchase.test.ts: tells the e-mail with the address'],
      },
      {
        says: 'expiresAt, after which the approval is not used',
        shown: ['wallets/paypal-purchase.test.ts:  an approval that expires '],
      },
      {
        says: 'remoteOrderId',
        shown: ['wallets/paypal-purchase.test.ts:  an approval of EC-1 that is of '],
        decision: 'docs/decisions.md#6 (remoteOrderId)',
      },
      {
        says: 'destinationAddress and billingAddress with address1, address2, city, company, country, firstName, lastName, phone, province and zip',
        shown: [
          "specification/cart.test.ts: 'what PayPal says of the buyer'",
          'wallets/paypal-purchase.test.ts:  by the address rules, for delivery and for billing',
        ],
      },
      {
        says: 'A limited cart has an id',
        shown: ["specification/cart.test.ts: 'a limited cart'"],
      },
      {
        says: 'says whether it is shipped',
        shown: [
          'core/transport/limited-cart.test.ts: ships a cart with one line that is shipped',
          'core/transport/limited-cart.test.ts: ships nothing of digital lines',
        ],
      },
      {
        says: 'and whether it has a selling plan',
        shown: ['core/transport/limited-cart.test.ts: finds a selling plan in one line'],
      },
      {
        says: 'SubmitSuccess has a redirectUrl, where the shopper goes',
        shown: [
          "core/server/cart-api-submission.test.ts: { type: 'SubmitSuccess', redirectUrl: THANKS }",
          'core/purchase/pay.test.ts: identifies, prepares, pays and submits, in this order',
        ],
      },
      {
        says: 'SubmitAlreadyAccepted is an order too',
        shown: [
          'core/server/cart-api-submission.test.ts: an earlier success before the errors beside it',
          'core/purchase/pay-submission.test.ts: goes to the checkout where an earlier attempt was accepted',
        ],
      },
      {
        says: 'SubmitThrottled has a pollAfter, when it is asked again',
        shown: [
          'core/purchase/submit.test.ts: asks a throttled submission again after pollAfter, with the same token',
        ],
      },
      {
        says: 'SubmitFailed has errors with code and message',
        shown: ["core/server/cart-api-submission.test.ts: errors: [{ code: 'X', field: '', message: 'no' }]"],
      },
      {
        says: 'and a checkoutUrl, where it goes on',
        shown: [
          'core/server/cart-api-submission.test.ts: a refusal that goes on in a checkout of its own',
          'core/purchase/pay-submission.test.ts: goes to the checkout that the submission names for a captcha',
        ],
      },
      {
        says: 'The status of a cart is CartStatusReady',
        shown: ["core/server/cart-api.test.ts: ['ready', { result: { __typename: 'CartStatusReady'"],
      },
      {
        says: 'CartStatusNotReady with errors',
        shown: [
          "core/server/cart-api.test.ts: ['PAYMENT_ERROR', 'CART_NOT_READY']",
          'core/purchase/pay.test.ts: a cart that is not ready',
        ],
      },
      {
        says: 'or CartThrottled, with a pollAfter that nobody waits for',
        shown: [
          "core/server/cart-api.test.ts: ['CART_THROTTLED']",
          'core/purchase/pay.test.ts: a cart that is throttled',
        ],
        decision: 'docs/decisions.md#7 (pollAfter of a cart)',
      },
      {
        says: 'The result of a mutation is data, the cart',
        shown: ['core/server/result.test.ts: reads a cart that has nothing wrong'],
      },
      {
        says: 'errors',
        shown: ['core/server/result.test.ts: keeps what the shopper can mend among the errors'],
      },
      {
        says: 'abortReason',
        shown: ['core/server/result.test.ts: ends with the first reason to abort'],
      },
      {
        says: 'and decelerationReason',
        shown: ['core/server/result.test.ts: lets the most urgent reason win, in whatever order they come'],
      },
      {
        says: 'The instruments are BuyItNow, MoreOptions, ApplePay, PayPal, Venmo, GooglePay, ShopPay, FacebookPay, BuyWithPrime and AmazonPay',
        shown: [
          'specification/wallets.test.ts:  is the instrument ',
          'specification/wallets.test.ts: there is no other wallet',
        ],
      },
      {
        says: 'and Unknown',
        shown: [
          'specification/wallets.test.ts: the instrument is Unknown where a cart is looked at before any wallet is chosen',
          'wallets/index.test.ts: skips a wallet that this release does not know, and says so once for each name',
        ],
      },
      {
        says: 'The types of a purchase are ONE_TIME_PURCHASE and SUBSCRIPTION',
        shown: [
          "core/purchase/pay.test.ts: ['g1', 'ONE_TIME_PURCHASE', 'slow']",
          "core/purchase/pay.test.ts: ['g2', 'SUBSCRIPTION', 'slow']",
        ],
      },
      {
        says: "Google Pay's payment data have shippingAddress, email and paymentMethodData.info.billingAddress",
        shown: [
          'wallets/google-pay-authorization.test.ts: pays with email, addresses and the parts of the token',
        ],
      },
      {
        says: 'tokenizationData.token, JSON of which signature, signedMessage and protocolVersion are sent',
        shown: [
          'wallets/google-pay-authorization.test.ts: pays with email, addresses and the parts of the token',
          'wallets/google-pay-authorization.test.ts: an exception, or a token that is no JSON, is an answer all the same',
        ],
      },
      {
        says: 'and shippingOptionData.id, handles of delivery options joined by commas',
        shown: [
          'wallets/google-pay-delivery.test.ts: joins the options of two delivery groups and takes their handles apart again',
        ],
      },
      {
        says: 'The delivery promise reads delivery_promise_postal_code of the local storage',
        shown: ["wallets/shop-pay-postal-code.test.ts: [{ [TYPED]: '04567-000' }, '04567-000', true]"],
      },
      {
        says: 'else the zip of delivery_promise_default_address there',
        shown: [
          `wallets/shop-pay-postal-code.test.ts: [{ [USUAL]: '{"zip":"01310-100"}' }, '01310-100', false]`,
        ],
      },
      {
        says: 'The estimate has selectedShippingOption.brandedPromise.handle',
        shown: [
          "wallets/shop-pay-promise.test.ts: ['another brand’s promise', promised(1, 'other_promise')]",
        ],
      },
      {
        says: 'and selectedShippingOption.maxCalendarDaysToDelivery',
        shown: ['wallets/shop-pay-promise.test.ts:  for a delivery in '],
      },
      {
        says: 'The cookie of the buyer is _shopify_y',
        shown: ["telemetry/analytics.test.ts: ['_shopify_y', COOKIES._shopify_y, COOKIES._shopify_y]"],
      },
      {
        says: 'The query parameter of a discount is discount_code',
        shown: ["core/purchase/source.test.ts: ['from the address', '?discount_code=DEZ', '', ['DEZ']]"],
      },
      {
        says: 'Amounts have two decimals',
        shown: [
          'core/words/money.test.ts: writes amounts with two decimals',
          "core/words/delivery-choices.test.ts: ['JPY', 'JP¥ 30']",
        ],
      },
    ],
  },
];
