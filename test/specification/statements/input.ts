import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Product form and attributes',
    at: ['product-form', 'wrong-attributes', 'times-and-counts', 'defaults'],
    statements: [
      {
        says: 'The id of the variant is a number',
        shown: ['core/page/product-form.test.ts: has no variant where the id is'],
      },
      {
        says: 'The id of the variant is greater than 0',
        shown: ['core/page/product-form.test.ts: has no variant where the id is'],
      },
      {
        says: 'Without such an id no cart is made',
        shown: [
          "core/page/product-form.test.ts: assert.equal(toLine(readProduct(form)), { code: 'INVALID_MERCHANDISE' })",
          'core/purchase/checkout.test.ts: gives the answer to a cart that can not be bought without asking the server',
        ],
      },
      {
        says: 'The quantity is a positive integer, else the error is «invalid quantity»',
        shown: ['core/page/product-form.test.ts: refuses the quantity'],
      },
      {
        says: 'Without a product form the error is «unable to find product form»',
        shown: [
          'ui/buttons/product-element.test.ts: shows nothing without a product form, and tells the developer',
        ],
      },
      {
        says: 'wallet-configs is JSON, else a developer error',
        shown: [
          "core/page/config.test.ts: ['wallet-configs', '[{', 'invalid-wallet-configs']",
          'ui/cart/cart-element.test.ts: stays empty, with the error invalid-wallet-configs, where wallet-configs is',
        ],
      },
      {
        says: 'wallet-configs is an array, else a developer error',
        shown: [
          `core/page/config.test.ts: ['wallet-configs', '{"name":"shop_pay"}', 'invalid-wallet-configs']`,
          'ui/cart/cart-element.test.ts: stays empty, with the error invalid-wallet-configs, where wallet-configs is',
        ],
      },
      {
        says: 'The code of that error is invalid-wallet-configs in the cart element',
        shown: [
          'ui/cart/cart-element.test.ts: stays empty, with the error invalid-wallet-configs, where wallet-configs is',
        ],
      },
      {
        says: 'variant-params is JSON',
        shown: ["core/page/config.test.ts: ['variant-params', '{', 'invalid-webcomponent']"],
      },
      {
        says: 'wallet-params is JSON',
        shown: [
          "core/page/config.test.ts: ['wallet-params', 'oops', 'invalid-webcomponent']",
          'browser/elements/attributes.test.ts: has parameters that are no valid JSON',
        ],
      },
      {
        says: 'An access token and a country are needed, else the developer error invalid-webcomponent',
        shown: [
          'core/page/config.test.ts: refuses an element ',
          'ui/buttons/product-element.test.ts: stays empty, with one clear message for the developer, without',
        ],
      },
      {
        says: 'A locale is needed: the element’s, else the page’s, else pt-BR, so that there always is one',
        shown: ['core/page/config.test.ts: where the element says «'],
      },
      {
        says: 'buyer-currency is needed, else the same error',
        shown: [
          'core/page/config.test.ts: refuses an element ',
          'ui/buttons/product-element.test.ts: stays empty, with one clear message for the developer, without',
        ],
      },
      {
        says: 'A request is tried again from 0 to 3 times, as its option says',
        shown: [
          'core/transport/request.test.ts: retries set, then gives the last answer',
          'core/transport/request.test.ts: for (const retries of [-1, 4, Number.NaN])',
        ],
      },
    ],
  },
  {
    title: 'Cart and redirect',
    at: ['cart', 'redirects', 'wrong-attributes'],
    statements: [
      {
        says: 'A cart that was created has an id',
        shown: ["core/server/result.test.ts: ['an id', { ...cartNode(), id: '' }]"],
      },
      {
        says: 'A cart that was created has a checkoutUrl',
        shown: ["core/server/result.test.ts: ['a checkout URL', { ...cartNode(), checkoutUrl: null }]"],
      },
      {
        says: 'A redirect needs a checkout URL, else «Invalid Checkout URL»',
        shown: [
          'specification/redirect.test.ts: throws «Invalid Checkout URL» where the checkout URL is',
          'core/purchase/redirect.test.ts: does not go to',
        ],
      },
      {
        says: 'Without the id of a cart, or a client that has opened one, a step throws',
        shown: ['core/server/cart-api.test.ts: throws where there is no cart to change'],
      },
      {
        says: 'A total that is missing ends the purchase: a broken answer, which is a value here',
        shown: ["core/server/result.test.ts: ['a total', { ...cartNode(), cost: {} }]"],
      },
      {
        says: 'A token of the cart that is missing ends the purchase: an empty cart, which is a value here',
        shown: ['core/cart/cart-input.test.ts: takes an empty cart for one that can not be bought'],
      },
      {
        says: 'An access token that is missing throws',
        shown: ['core/page/config.test.ts: refuses an element '],
      },
    ],
  },
  {
    title: 'Addresses and their contacts',
    at: ['field-errors', 'apple-pay'],
    statements: [
      {
        says: 'The server’s rules say required, invalid, contains emojis, too long, contains URL, contains HTML tags',
        shown: [
          'core/labels/i18n.test.ts: has a whole sentence for every field that is',
          'core/decision/catalogue.test.ts: knows what to do about',
        ],
      },
      {
        says: 'Each of them for first name, last name, address1, address2, city, postal code, phone, country, province, email',
        shown: [
          'core/labels/i18n.test.ts: has a whole sentence for every field that is',
          'core/decision/catalogue.test.ts: knows what to do about',
        ],
      },
      {
        says: 'Apple Pay’s billing contact is needed, else the payment fails',
        shown: [
          'wallets/apple-pay-authorization.test.ts: leaves it to the checkout to refuse a payment without a billing contact',
          "core/purchase/pay.test.ts: ['a billing address', { billingAddress: undefined }",
        ],
      },
      {
        says: 'The shipping contact is needed where something is shipped',
        shown: [
          "core/purchase/pay.test.ts: ['a shipping address', { shippingAddress: undefined }",
          'core/purchase/pay.test.ts: gives no address where nothing is shipped',
        ],
      },
    ],
  },
];
