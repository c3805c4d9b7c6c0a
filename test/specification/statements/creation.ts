import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'What a cart is created of',
    at: ['creation-of-a-cart', 'headers', 'product-form'],
    statements: [
      {
        says: 'A line has merchandiseId, quantity, sellingPlanId and attributes of key and value',
        shown: [
          'flows/buy-it-now.test.ts: sends what the product form says, and the discount that the shop remembers',
        ],
      },
      {
        says: 'The input has discountCodes',
        shown: ['core/purchase/source.test.ts: takes the discount code '],
      },
      {
        says: 'buyerIdentity has countryCode',
        shown: ['core/purchase/source.test.ts: makes the input of a new cart of the product form'],
      },
      {
        says: 'email',
        shown: [
          'core/purchase/pay.test.ts: gives the whole address to be checked strictly',
          'core/purchase/checkout.test.ts: tells the email of a wallet that gives it with the address',
        ],
      },
      {
        says: 'phone',
        shown: [
          'core/purchase/pay.test.ts: no telephone number where the wallet has none',
          "core/purchase/checkout.test.ts: 'no telephone number'} of an address with ",
        ],
        decision: 'docs/decisions.md#5 (telephone numbers)',
      },
      {
        says: 'a delivery address, checked by COUNTRY_CODE_ONLY while the shopper chooses',
        shown: ['core/purchase/checkout.test.ts: sets an address, checking no more than its country'],
      },
      {
        says: 'and by STRICT when the shopper pays',
        shown: ['core/purchase/pay.test.ts: gives the whole address to be checked strictly'],
      },
      {
        says: 'The creation names the instrument, in the header X-Wallet-Name',
        shown: [
          'browser/purchase/buy-it-now.test.ts: sends the headers and the address that the storefront API asks for',
          'ui/buttons/product-element-click.test.ts: the link leads to the checkout without Shop Pay',
        ],
      },
      {
        says: "A cart page's cart is the global id Cart/{token} of the token in the cookie",
        shown: [
          "core/cart/cart-input.test.ts: ['the cookie', 'cart=hWN2mTp3?key=0f', undefined, 'gid://shopify/Cart/hWN2mTp3?key=0f']",
          'ui/cart/cart-element.test.ts: asks for the cart of the cookie, in both forms that shops write',
        ],
      },
      {
        says: 'with the cart attributes that the shopper has typed',
        shown: [
          'core/cart/cart-input.test.ts: reads what the shopper has typed into the forms of the cart, with or without a locale',
          'core/server/cart-api.test.ts: writes the cart attributes that the shopper typed, in place of reading',
        ],
      },
      {
        says: "A product page's input is the form's values",
        shown: [
          'ui/buttons/product-element-click.test.ts: buys what the form says at the click, in one round trip',
        ],
      },
      {
        says: 'and the discount code that is stored',
        shown: [
          "core/purchase/source.test.ts: ['from the cookie', '', 'discount_code=FRETE%20GR%C3%81TIS', ['FRETE GRÁTIS']]",
        ],
      },
    ],
  },
  {
    title: 'The product form',
    at: ['product-form'],
    statements: [
      {
        says: 'The variant is a positive number',
        shown: ['core/page/product-form.test.ts: has no variant where the id is '],
      },
      {
        says: 'and becomes the global id ProductVariant/{id}',
        shown: ["core/page/product-form.test.ts: merchandiseId: 'gid://shopify/ProductVariant/101'"],
      },
      {
        says: 'The quantity is 1 where the form says none',
        shown: ['core/page/product-form.test.ts: takes one piece where the form has no quantity'],
      },
      {
        says: 'selling_plan becomes the global id SellingPlan/{id}',
        shown: ['core/page/product-form.test.ts: makes a global id of the selling plan'],
      },
      {
        says: 'Line item properties are the fields properties[...]',
        shown: [
          'core/page/product-form.test.ts: reads the properties that are filled in',
          'core/page/product-form.test.ts: leaves out files and fields that look like properties only',
        ],
        decision: 'docs/decisions.md#15 (fields of one name)',
      },
    ],
  },
  {
    title: 'Address',
    at: ['addresses'],
    statements: [
      {
        says: 'An address is firstName, lastName, address1, address2, city, zip, province, country and phone',
        shown: [
          'core/address/address.test.ts: keeps an address that needs no rule',
          'core/address/address.test.ts: fills every part of an address that says nothing',
        ],
      },
    ],
  },
];
