import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Attributes',
    at: ['attributes', 'product-element'],
    statements: [
      {
        says: "buyer-country is the shopper's market",
        shown: [
          'core/page/config.test.ts: reads the attributes',
          'core/purchase/source.test.ts: makes the input of a new cart of the product form',
        ],
      },
      {
        says: 'recommended-instrument names the instrument that is shown first, among those configured',
        shown: [
          'ui/cart/cart-element.test.ts: shows first the wallet that recommended-instrument names, here ',
          'ui/buttons/product-element.test.ts: tries first of its wallets the one that recommended-instrument calls ',
        ],
        decision: 'docs/decisions.md#12 (recommended-instrument)',
      },
      {
        says: 'buyer-currency has to be there',
        shown: [
          "ui/buttons/product-element.test.ts: ['a currency', { 'buyer-currency': undefined }]",
          "browser/elements/attributes.test.ts: [CART_ELEMENT, 'buyer-currency', null]",
        ],
      },
      {
        says: 'access-token is the token of the storefront API',
        shown: [
          'core/page/config.test.ts: reads the attributes',
          'core/server/graphql.test.ts: says who asks in its headers',
        ],
      },
      {
        says: 'disabled disables the button',
        shown: [
          'ui/checkout/checkout-element.test.ts: is disabled where its attribute says so',
          'ui/buttons/wallet-button.test.ts: follows the form: disabled on the element and on the button, and a click does nothing',
        ],
      },
      {
        says: 'has-selling-plan tells of a selling plan',
        shown: [
          'core/page/config.test.ts: takes an empty attribute for true, and hands on the cart and the page',
        ],
      },
      {
        says: 'requires-shipping tells that something is shipped',
        shown: [
          'core/page/config.test.ts: takes an empty attribute for true, and hands on the cart and the page',
          'ui/buttons/wallet-button.test.ts: stands in its slot with the attributes that trackers look for',
        ],
      },
      {
        says: 'pci-enabled switches PCI mode on',
        shown: ['browser/purchase/checkout-events.test.ts: tells once, in PCI mode,'],
      },
      {
        says: 'shop-id is the shop that an analytics event is of',
        shown: ["telemetry/analytics.test.ts: ['shop-id', '12345', '12345']"],
      },
      {
        says: 'cart-id is the cart of an element whose shopper has no cart cookie',
        shown: [
          'ui/cart/cart-element.test.ts: asks for the cart of its attribute where there is no cookie',
          "core/cart/cart-input.test.ts: ['the attribute where there is no cookie'",
        ],
      },
      {
        says: 'wallet-configs is a JSON array of wallets',
        shown: [
          'core/page/config.test.ts: reads the wallets of a cart, without the entries that name none',
          'ui/cart/cart-element.test.ts: stays empty, with the error invalid-wallet-configs, where wallet-configs is ',
        ],
      },
      {
        says: 'recommended is the wallet that a product page shows',
        shown: ['ui/buttons/product-element.test.ts: shows the recommended wallet and the more-options link'],
      },
      {
        says: 'fallback is the wallet shown in its place where it cannot pay',
        shown: [
          'ui/buttons/product-element.test.ts: shows the fallback where the recommended wallet cannot pay',
        ],
      },
      {
        says: 'variant-params is JSON with id and requiresShipping of each variant',
        shown: [
          'ui/buttons/product-element.test.ts: takes the variant parameters ',
          'ui/buttons/product-element.test.ts: offers Google Pay only for a variant that is shipped',
        ],
      },
      {
        says: 'enabled-flags is a JSON array of ids of flags',
        shown: [
          'core/page/config.test.ts: hands on the enabled flags, also those that mean nothing to this release',
          `core/page/config.test.ts: ['enabled-flags', '"2d75a54c"', 'invalid-webcomponent']`,
        ],
        decision: 'docs/decisions.md#11 (ids of enabled-flags)',
      },
      {
        says: 'disable-compat leaves the styles of the old markup alone',
        shown: ['browser/elements/compat.test.ts: leaves all of it where disable-compat is set'],
      },
      {
        says: 'only-sdk loads the SDK and shows nothing',
        shown: [
          'ui/checkout/checkout-element.test.ts: loads the SDK alone, where only that is wanted',
          'browser/outcomes/checkout-element.test.ts: loads the SDK and shows nothing, where only that is wanted',
        ],
      },
      {
        says: 'debug explains in the console what was decided',
        shown: [
          'ui/buttons/define-debug.test.ts: explains in the console what was decided of each wallet, and why',
          'ui/buttons/define-debug.test.ts: says nothing where no element asks for it',
        ],
      },
      {
        says: "wallet-params is the JSON of a wallet's parameters, on the element that shows it",
        shown: [
          'ui/buttons/wallet-button.test.ts: stands in its slot with the attributes that trackers look for',
          'ui/buttons/wallet-button.test.ts: an element that nobody assigned a wallet to, inside ',
        ],
        decision: 'docs/decisions.md#13 (elements written by hand)',
      },
      {
        says: 'page-type says what page the element stands on',
        shown: [
          "ui/checkout/checkout-element.test.ts: [{ 'page-type': 'product' }, 'buy', 'product']",
          "ui/checkout/checkout-element.test.ts: [{ 'page-type': 'cart_page' }, 'plain', 'cart_page']",
        ],
      },
      {
        says: 'call-to-action makes the button say more than its name',
        shown: ["ui/checkout/checkout-element.test.ts: [{ 'call-to-action': true }, 'buy', 'checkout']"],
      },
      {
        says: 'wallet-config is the wallet of a checkout element',
        shown: [
          'ui/checkout/checkout-element.test.ts: shows the wallet of its configuration, and says so',
          'ui/checkout/checkout-element.test.ts: is a developer error without a configuration',
        ],
      },
      {
        says: 'A product element has access-token',
        shown: ["ui/buttons/product-element.test.ts: ['an access token', { 'access-token': undefined }]"],
      },
      {
        says: 'disabled, as its form is or as the server wrote it',
        shown: [
          'ui/buttons/product-element-changes.test.ts: says of itself whether it is disabled and sells with a selling plan, as its form does',
          'ui/buttons/product-element-changes.test.ts:  where the server wrote so',
        ],
      },
      {
        says: 'and has-selling-plan, as its form has one',
        shown: [
          'ui/buttons/product-element-changes.test.ts: says of itself whether it is disabled and sells with a selling plan, as its form does',
        ],
      },
      {
        says: 'Whether its purchase is shipped is what variant-params says of the variant, yes where that is silent',
        shown: [
          'ui/buttons/product-element.test.ts: offers Google Pay only for a variant that is shipped',
          'ui/buttons/product-element-changes.test.ts: chooses again when the shopper chooses a variant that is not shipped',
        ],
      },
      {
        says: 'A cart element has access-token',
        shown: ["browser/elements/attributes.test.ts: [CART_ELEMENT, 'access-token', null]"],
      },
      {
        says: 'has-selling-plan and requires-shipping, which count until the cart is known',
        shown: ['ui/cart/cart-element.test.ts: until the cart is known, '],
      },
    ],
  },
];
