import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'The storefront API',
    at: ['requests'],
    statements: [
      {
        says: 'Every call of the API is a POST, of queries too',
        shown: [
          'core/server/graphql.test.ts: sends one POST to the API of the page, with the operation in its address',
          'core/server/graphql.test.ts: sends a query by POST too',
        ],
      },
      {
        says: 'It goes to /api/{apiVersion}/graphql.json',
        shown: [
          'core/server/graphql.test.ts: asks the API that the script’s tag names',
          'browser/purchase/buy-it-now.test.ts: sends the headers and the address that the storefront API asks for',
        ],
      },
      {
        says: 'The API’s version is unstable where nothing names another',
        shown: ['core/transport/api-url.test.ts: asks the page’s own API, unstable, where'],
      },
      {
        says: 'The address carries the operation’s name as operation_name',
        shown: [
          'core/server/graphql.test.ts: sends one POST to the API of the page, with the operation in its address',
          'core/server/documents.test.ts: bears the name of its operation',
        ],
      },
      {
        says: 'Content-Type and Accept are JSON; where parts are deferred, Accept allows multipart besides',
        shown: [
          'core/server/graphql.test.ts: says who asks in its headers',
          'core/server/graphql.test.ts: accepts parts for a document that defers some',
        ],
      },
      {
        says: 'The storefront access token is a header of every call',
        shown: [
          'core/server/graphql.test.ts: says who asks in its headers',
          'browser/purchase/buy-it-now.test.ts: sends the headers and the address that the storefront API asks for',
        ],
      },
      {
        says: 'The SDK variant is portable-wallets',
        shown: ['core/server/graphql.test.ts: says who asks in its headers'],
      },
      {
        says: 'X-Wallet-Name is the instrument',
        shown: [
          'core/server/graphql.test.ts: says who asks in its headers',
          'browser/wallets/google-pay.test.ts: sends what Google Pay signed, the total and the flags, to the storefront',
        ],
      },
      {
        says: 'X-Start-Wallet-Checkout stands on the call that begins a checkout, and on no other',
        shown: [
          'core/server/graphql.test.ts: says that a checkout starts where it does',
          'browser/wallets/google-pay.test.ts: sends what Google Pay signed, the total and the flags, to the storefront',
        ],
      },
      {
        says: 'An answer may come in parts, deferred and multipart, or in one piece',
        shown: [
          'core/server/graphql.test.ts: puts what was deferred where it belongs',
          'core/server/graphql.test.ts: reads a deferred answer that comes in one piece',
        ],
      },
      {
        says: 'Google Pay pays with billing address, signature, signedMessage and protocolVersion',
        shown: [
          'wallets/google-pay-authorization.test.ts: pays with email, addresses and the parts of the token',
          'browser/wallets/google-pay.test.ts: sends what Google Pay signed, the total and the flags, to the storefront',
        ],
      },
      {
        says: 'Beside it stand the total amount, the free-order flag as false and the selling plan flag',
        shown: [
          'core/purchase/payment.test.ts: pays the total with the wallet',
          'browser/wallets/google-pay.test.ts: sends what Google Pay signed, the total and the flags, to the storefront',
        ],
      },
      {
        says: 'The client is made of access token, buyer’s country and locale',
        shown: [
          'core/server/graphql.test.ts: says who asks in its headers',
          'core/server/graphql.test.ts: adds country and language to the variables',
        ],
      },
      {
        says: 'The rates of carriers are asked for',
        shown: ['shop/api/carrier-rates.test.ts: asks for the rates of carriers'],
      },
      {
        says: 'A cart is prepared before it is paid and submitted, on every page: no flag is needed for it',
        shown: ['core/purchase/pay.test.ts: identifies, prepares, pays and submits, in this order'],
      },
      {
        says: 'Reading a cart and writing its attributes carry the instrument and that a checkout starts',
        shown: [
          'core/server/cart-api.test.ts: reads the cart that the shopper has',
          'core/server/cart-api.test.ts: writes the cart attributes that the shopper typed, in place of reading',
        ],
      },
      {
        says: 'The language is sent in upper case, without its region',
        shown: [
          "core/transport/language.test.ts: ['bg-BG', 'BG']",
          "core/transport/language.test.ts: ['fr-CA', 'FR']",
        ],
      },
      {
        says: 'zh-CN and zh-TW keep the region, after an underscore',
        shown: [
          "core/transport/language.test.ts: ['zh-CN', 'ZH_CN']",
          "core/transport/language.test.ts: ['zh-TW', 'ZH_TW']",
        ],
      },
      {
        says: 'pt-BR and pt-PT keep the region, after an underscore',
        shown: [
          "core/transport/language.test.ts: ['pt-BR', 'PT_BR']",
          "core/transport/language.test.ts: ['pt-PT', 'PT_PT']",
        ],
      },
    ],
  },
];
