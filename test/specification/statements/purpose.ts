import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'What the script is for',
    at: ['purpose'],
    statements: [
      {
        says: 'Buttons stand on product pages, cart pages and the checkout',
        shown: [
          'browser/outcomes/outcomes.test.ts: every wallet has been played on every page that can have it, and some wallet to every end',
        ],
      },
      {
        says: 'and in ajax carts, where they come with the first product',
        shown: [
          'flows/google-pay.test.ts: buys from the drawer that opens after an add-to-cart without a new page',
          'ui/cart/cart-element-refresh.test.ts: a first product in the cart brings the buttons without a reload',
        ],
      },
      {
        says: "A click on a product page makes a cart by the shop's storefront GraphQL API",
        shown: [
          'core/server/cart-api.test.ts: creates the cart of a product page, and says that a checkout starts',
        ],
      },
      {
        says: 'A click elsewhere reads the cart that is there',
        shown: ['core/server/cart-api.test.ts: reads the cart that the shopper has'],
      },
      {
        says: "The purchase ends in the wallet's sheet",
        shown: [
          'flows/google-pay.test.ts: buys from the product page: one order, in the order of calls that the specification gives',
          'flows/apple-pay.test.ts: buys from the product page: one order, in the order of calls that the specification gives',
        ],
      },
      {
        says: "or in the shop's checkout",
        shown: ['flows/buy-it-now.test.ts: goes from the click to the checkout in exactly one request'],
      },
      {
        says: 'The wallets are Apple Pay, Google Pay, PayPal, Venmo, Shop Pay, Meta Pay, Amazon Pay and Buy with Prime',
        shown: [
          'specification/wallets.test.ts:  is the instrument ',
          'browser/outcomes/outcomes.test.ts: every wallet that the shop can offer has a row',
        ],
      },
      {
        says: 'Beside them there are Buy it now and the more-options link, and nothing else',
        shown: [
          'specification/wallets.test.ts: there is no other wallet',
          'ui/buttons/wallet-button.test.ts: our own buttons stand in the light, with the tags and classes that themes style',
        ],
      },
      {
        says: 'The shop configures the buttons by attributes of the elements',
        shown: ['core/page/config.test.ts: reads the attributes'],
      },
      {
        says: 'and by feature flags',
        shown: ['wallets/index.test.ts: skips a wallet that a flag disables, and no other'],
        decision: 'docs/decisions.md#11 (ids of enabled-flags)',
      },
      {
        says: 'The one translation in the bundle is Brazilian Portuguese',
        shown: ['specification/product-page.test.ts: has its buttons in Brazilian Portuguese'],
      },
      {
        says: 'The default locale is pt-BR',
        shown: ["core/page/config.test.ts: [undefined, '', 'PT_BR']"],
      },
    ],
  },
  {
    title: 'What each page shows',
    at: [
      'purpose',
      'unsupported-browsers',
      'product-element',
      'cart-element',
      'checkout-element',
      'consent-to-a-subscription',
      'grid-of-a-cart',
      'styling',
      'shop-pay',
      'google-pay',
    ],
    statements: [
      {
        says: 'A product page shows one wallet, with the more-options link beside it',
        shown: ['ui/buttons/product-element.test.ts: shows the recommended wallet and the more-options link'],
      },
      {
        says: 'The link is not shown beside Buy it now',
        shown: [
          'ui/buttons/product-element.test.ts: shows the fallback and no link where the recommendation is the word null',
          'browser/purchase/buy-it-now.test.ts: shows no link to more options, being one itself',
        ],
      },
      {
        says: 'A product element has a slot shop-promise, which the page may fill',
        shown: [
          'ui/buttons/product-element.test.ts: lets the server’s skeleton show until a wallet is ready',
          'ui/buttons/product-element.test.ts: keeps what the page puts into the slot for its promise',
        ],
      },
      {
        says: 'A product element without a product form shows nothing',
        shown: [
          'ui/buttons/product-element.test.ts: shows nothing without a product form, and tells the developer',
        ],
      },
      {
        says: 'A cart shows a grid with a cell for each wallet',
        shown: [
          'ui/cart/cart-element.test.ts: shows every wallet that can pay, each in its own slot',
          'ui/cart/grid.test.tsx: gives each wallet a cell of its own, in their order',
        ],
      },
      {
        says: 'The grid has the heading «express checkout»',
        shown: ['ui/cart/grid.test.tsx: stands under the heading for screen readers'],
      },
      {
        says: 'which screen readers alone meet',
        shown: [
          'browser/accessibility/accessibility.test.ts: has a heading for screen readers over the wallets of a cart',
        ],
      },
      {
        says: 'On the checkout an element of its own shows the one wallet of its wallet-config',
        shown: ['ui/checkout/checkout-element.test.ts: shows the wallet of its configuration, and says so'],
      },
      {
        says: 'Shop Pay is personal where the shop wants it, and only there',
        shown: [
          'wallets/shop-pay.test.ts: tells the page that it is personal where the shop says so, and only there',
          'wallets/shop-pay-frame.test.ts: loads no iframe where personalized is ',
        ],
      },
      {
        says: 'Shop Pay says when the product is delivered, where that is promised',
        shown: ["wallets/shop-pay-promise.test.ts: [0, 'delivery_promise.same_day']"],
      },
      {
        says: "Google Pay's sheet has the summary of the order",
        shown: [
          'wallets/google-pay-changes.test.ts: sums the cart up: subtotal, negative discounts, shipping, taxes',
          'core/purchase/order-summary.test.ts: shows subtotal, discounts, shipping, taxes and duties in this order',
        ],
      },
      {
        says: 'A product with a selling plan shows what the buyer consents to',
        shown: ['specification/product-page.test.ts: for a product, shows what the buyer consents to '],
      },
      {
        says: 'So does a cart with a selling plan',
        shown: ['specification/product-page.test.ts: for a cart, shows what the buyer consents to '],
      },
      {
        says: 'The text is there for as long as an element of the page has a selling plan',
        shown: [
          'ui/consent/toggle-consent.test.ts: shows the text for as long as one element of the page sells with a selling plan',
        ],
        decision: 'docs/decisions.md#16 (a page without showBuyerConsent)',
      },
      {
        says: 'Without custom elements the consent, the skeletons and the elements are taken away',
        shown: [
          'specification/unsupported.test.ts: the script takes elements, skeletons and consent away',
          'ui/buttons/unsupported.test.ts: takes elements, skeletons and consent away, and leaves the shop',
        ],
      },
      {
        says: 'The same where the browser cannot read the script at all, by lines of the page',
        shown: ['browser/elements/fallback-lines.test.ts: takes the elements away where a '],
      },
      {
        says: 'Themes restyle the buttons by custom properties',
        shown: ['ui/styles/css.test.ts: lets a theme set '],
      },
      {
        says: 'and by the rules that they have for the old markup',
        shown: [
          'browser/elements/compat.test.ts: gives a product’s button what a theme says of the old markup',
          'browser/elements/compat.test.ts: gives a cart its theme’s height, gap and alignment',
        ],
      },
      {
        says: 'Lighthouse and Googlebot send no analytics events',
        shown: [
          'telemetry/analytics.test.ts: tells nothing of ',
          'browser/telemetry/telemetry-privacy.test.ts: sends no event of ',
        ],
      },
    ],
  },
];
