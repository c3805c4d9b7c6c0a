import type { Section } from '../statement';

const API = 'core/server/cart-api.test.ts';
const CALLS = 'specification/calls.test.ts';

export const sections: Section[] = [
  {
    title: 'Operations',
    at: ['operations'],
    statements: [
      {
        says: 'These fifteen operations are sent, and no other',
        shown: [`${CALLS}: are those of the specification, and no other`],
      },
      {
        says: 'cartCreate hands over the input: lines, discountCodes, buyerIdentity',
        shown: [
          `${API}: creates the cart of a product page, and says that a checkout starts`,
          'flows/buy-it-now.test.ts: sends what the product form says, and the discount that the shop remembers',
        ],
      },
      {
        says: 'cartCreate hands over country and language',
        shown: [
          'core/server/graphql.test.ts: adds country and language to the variables',
          'flows/buy-it-now.test.ts: sends what the product form says, and the discount that the shop remembers',
        ],
      },
      {
        says: 'cartCreate answers the cart, userErrors (message, field, code) and warnings (code)',
        shown: [
          `${CALLS}: ['cartCreate', 'input', `,
          'core/server/documents.test.ts: asks for errors with message, field and code',
        ],
      },
      {
        says: 'cartAttributesUpdate hands over cartId and the list of attributes',
        shown: [
          `${API}: writes the cart attributes that the shopper typed, in place of reading`,
          `${CALLS}: ['cartAttributesUpdate', 'cartId attributes', `,
        ],
      },
      {
        says: 'cartBillingAddressUpdate hands over cartId and billingAddress',
        shown: [
          `${API}: ['cartBillingAddressUpdate', api => api.setBillingAddress(ADDRESS), { billingAddress: ADDRESS }]`,
          `${CALLS}: ['cartBillingAddressUpdate', 'cartId billingAddress', `,
        ],
      },
      {
        says: 'cartBuyerIdentityUpdate hands over cartId and buyerIdentity',
        shown: [
          `${API}: api => api.setBuyerIdentity({ email: 'ana@example.com' })`,
          `${CALLS}: ['cartBuyerIdentityUpdate', 'cartId buyerIdentity', `,
        ],
      },
      {
        says: 'cartSelectedDeliveryOptionsUpdate hands over cartId and selectedDeliveryOptions',
        shown: [
          `${API}: { selectedDeliveryOptions: [{ deliveryGroupId: 'g1', deliveryOptionHandle: 'a' }] }`,
          `${CALLS}: ['cartSelectedDeliveryOptionsUpdate', 'cartId selectedDeliveryOptions', `,
        ],
      },
      {
        says: 'Each selected option is a deliveryOptionHandle and a deliveryGroupId',
        shown: [
          `${API}: { selectedDeliveryOptions: [{ deliveryGroupId: 'g1', deliveryOptionHandle: 'a' }] }`,
        ],
      },
      {
        says: 'cartPaymentUpdate hands over cartId and payment',
        shown: [
          `${API}: ['cartPaymentUpdate', api => api.setPayment(PAYMENT), { payment: PAYMENT }]`,
          `${CALLS}: ['cartPaymentUpdate', 'cartId payment', `,
        ],
      },
      {
        says: 'The payment is an amount (amount, currencyCode) and what the wallet pays with',
        shown: [
          'core/purchase/payment.test.ts: pays the total with the wallet',
          'browser/wallets/apple-pay.test.ts: sends what Apple signed, the total and the wallet’s name to the storefront',
        ],
      },
      {
        says: 'cartPrepareForCompletion hands over cartId',
        shown: [
          `${CALLS}: , and asks for what is needed of the answer`,
          'flows/google-pay.test.ts: buys from the product page: one order, in the order of calls that the specification gives',
        ],
      },
      {
        says: 'cartPrepareForCompletion answers Ready, NotReady or Throttled',
        shown: [`${API}: reads a preparation that is`],
      },
      {
        says: 'A throttled preparation has a pollAfter',
        shown: [`${API}: ['CART_THROTTLED']`],
        decision:
          'docs/decisions.md#7: it is not asked for, because a throttled cart is a deceleration at once',
      },
      {
        says: 'cartSubmitForCompletion hands over cartId and attemptToken',
        shown: ["core/server/cart-api-submission.test.ts: { cartId: CART_ID, attemptToken: 'token-1' }"],
      },
      {
        says: 'cartSubmitForCompletion answers a result with redirectUrl, pollAfter, errors and checkoutUrl',
        shown: [
          `${CALLS}: , and asks for what is needed of the answer`,
          "core/server/cart-api-submission.test.ts: 'a refusal that goes on in a checkout of its own'",
        ],
      },
      {
        says: 'cartSubmitForCompletion answers userErrors beside it',
        shown: [
          "core/server/cart-api-submission.test.ts: 'a refusal, and the errors beside it'",
          "core/server/cart-api-submission.test.ts: 'an error of the input'",
        ],
      },
      {
        says: 'cartRemovePersonalData hands over cartId, keepalive',
        shown: [
          `${API}: removes personal data once and beyond the page`,
          'browser/wallets/google-pay-sheet.test.ts: forgets the shopper with a request that outlives the page',
        ],
      },
      {
        says: 'The cart query hands over an id and answers the parts of the cart',
        shown: [`${API}: reads the cart that the shopper has`, `${CALLS}: ['cart', 'id', `],
      },
      {
        says: 'limitedCartQuery hands over an id',
        shown: [
          'core/transport/limited-cart.test.ts: asks for each cart of its own',
          `${CALLS}: , and asks for what is needed of the answer`,
        ],
      },
      {
        says: 'limitedCartQuery answers the id, and the lines’ requiresShipping and selling plan',
        shown: [
          "core/transport/limited-cart.test.ts: 'ships a cart with one line that is shipped'",
          "core/transport/limited-cart.test.ts: 'finds a selling plan in one line'",
        ],
      },
      {
        says: 'subscriptionPolicyQuery answers the body of the shop’s policy',
        shown: ['core/server/subscription-policy.test.ts: reads the policy as the shop wrote it'],
      },
      {
        says: 'The body of the policy is shown without what could run',
        shown: [
          'ui/consent/toggle-consent.test.ts: opens the policy as words, without what could run',
          'specification/policy.test.ts: the browser’s own sanitizer shows the policy where there is one, and nothing else does',
        ],
      },
      {
        says: 'applePaySessionCreate hands over the validationUrl and answers the session’s body',
        shown: [
          'wallets/apple-pay-changes.test.ts: validates the shop with a merchant session, once the cart is there',
          `${CALLS}: ['applePaySessionCreate', 'validationUrl', ['body']]`,
        ],
      },
      {
        says: 'paypalTokenCreate hands over cartId and billingAgreement, and answers a token',
        shown: [
          'wallets/paypal-purchase.test.ts: makes the token by',
          `${CALLS}: ['paypalTokenCreate', 'cartId billingAgreement', ['token']]`,
        ],
      },
      {
        says: 'paypalBuyerDetailsFetch hands over token and cartId, and answers PayPal’s details',
        shown: [
          'browser/wallets/paypal.test.ts: asks for the token of the cart that the click has made, and for the details of that token',
          'wallets/paypal-purchase.test.ts: tells the cart what was approved, then leads on',
        ],
      },
    ],
  },
];
