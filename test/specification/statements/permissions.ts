import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Permissions',
    at: ['who-uses-it', 'headers', 'requests-to-the-shop', 'wallet-services', 'wrong-attributes'],
    statements: [
      {
        says: 'There is the anonymous shopper alone: no request names somebody who is signed in',
        shown: [
          'specification/requests.test.ts: a request names the shop, the wallet and the start of a checkout',
        ],
      },
      {
        says: 'Apple Pay uses customerAccountEmail where there is one',
        shown: [
          'wallets/apple-pay-authorization.test.ts: pays with the e-mail of the account where the shopper is signed in',
          'wallets/apple-pay-authorization.test.ts:  where the shopper’s account has ',
        ],
      },
      {
        says: 'Requests have the header with the storefront access token',
        shown: [
          'core/server/graphql.test.ts: says who asks in its headers',
          'core/server/signed-config.test.ts: posts the cart to the shop itself, with the token',
        ],
      },
      {
        says: 'An element without a token is a developer error',
        shown: [
          "browser/elements/attributes.test.ts: [PRODUCT_ELEMENT, 'access-token', null]",
          'core/page/config.test.ts: , and says what to do',
        ],
      },
      {
        says: "and the shop refuses a request for Amazon Pay's or Prime's configuration without one, which then fails",
        shown: [
          'shop/panel/panel.test.ts: asks for the token before it hands out a configuration',
          "core/server/signed-config.test.ts: ['a status that is no success', [status(401)], { code: 'HTTP' }]",
        ],
      },
      {
        says: 'A header names the wallet',
        shown: [
          'core/server/graphql.test.ts: says who asks in its headers',
          'wallets/host.test.ts: sends a document that one wallet alone uses, in that wallet’s name',
        ],
      },
      {
        says: 'Another one tells where a checkout starts',
        shown: [
          'core/server/graphql.test.ts: says that a checkout starts where it does',
          'core/server/cart-api.test.ts: creates the cart of a product page, and says that a checkout starts',
        ],
      },
      {
        says: "The shop's configuration comes by attributes",
        shown: [
          'core/page/config.test.ts: reads the attributes',
          'core/page/config.test.ts: reads the wallets of a cart',
        ],
      },
      {
        says: 'and by feature flags',
        shown: [
          'wallets/index.test.ts: skips a wallet that a flag disables, and no other',
          'ui/cart/cart-element-refresh.test.ts: leaves the styles of old markup from the change of the cart on after which a flag says so',
        ],
      },
      {
        says: 'A restricted account of a wallet is known by the code RESTRICTED_WALLET_ACCOUNT',
        shown: [
          "browser/wallets/paypal-refused.test.ts: ['RESTRICTED_WALLET_ACCOUNT', true]",
          'core/decision/catalogue.test.ts: knows what to do about ',
        ],
      },
    ],
  },
];
