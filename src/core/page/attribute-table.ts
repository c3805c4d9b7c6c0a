import { PAGE_TYPE } from '../platform/constants';

/** Names of the elements by the short names in `on`. */
export const ELEMENTS = {
  product: 'shopify-accelerated-checkout',
  cart: 'shopify-accelerated-checkout-cart',
  checkout: 'shopify-wallet-button',
};

/** Type of a value: `wallet` and `wallets` are JSON of configurations, `array` of anything, `json` of another value. */
type AttributeType = 'boolean' | 'instrument' | 'wallet' | 'wallets' | 'array' | 'json';

/** One attribute. The documentation, the types for editors, the checks of `debug` and the remounts follow from its row. */
export interface AttributeRow {
  /** For the documentation, in Markdown. */
  description: string;
  /** The elements that read it. @default all */
  on?: (keyof typeof ELEMENTS)[];
  /** @default text */
  type?: AttributeType;
  isRequired?: boolean;
  /** Default value for the documentation, in Markdown. @default none */
  default?: string;
  /**
   * Format of a valid value, and what to write instead of an invalid one. The invalid value is logged, so it must not be private.
   *
   * @default any
   */
  format?: [valid: RegExp, hint: string];
  /** True if a change has no effect on a mounted element, or one that its code handles. @default false: it remounts the element */
  isUnobserved?: boolean;
  /** True if a product element sets it itself, from its form. That must not remount the element. @default false */
  isSetByProduct?: boolean;
}

/** A language of two or three letters, optionally with subtags. A template variable that was not filled in doesn't match. */
export const LOCALE = /^[a-z]{2,3}([-_]|$)/i;

const WALLET_SHAPE = '`{ "name": "amazon_pay", "wallet_params": { ... } }`';

/**
 * The attributes of the elements by their names, in the order of the documentation. The build leaves out what no page needs
 * (`attribute-names.ts`).
 */
export const attributes: Record<string, AttributeRow> = {
  'access-token': {
    description: 'Public token of the storefront API.',
    isRequired: true,
    format: [/./, "write a public token of the shop's storefront API"],
  },
  'buyer-country': {
    description: "The shopper's market, ISO 3166-1, for example `BR`.",
    isRequired: true,
    format: [/^[A-Z]{2}$/, 'write the two capital letters of ISO 3166-1, for example BR'],
  },
  'buyer-currency': {
    description: "The shopper's currency, ISO 4217, for example `BRL`.",
    isRequired: true,
    format: [/^[A-Z]{3}$/, 'write the three capital letters of ISO 4217, for example BRL'],
  },
  'buyer-locale': {
    description: "The shopper's language tag, for example `pt-BR`.",
    default: "the page's language, else `pt-BR`",
    format: [LOCALE, 'write a language, for example pt-BR'],
  },
  'shop-id': {
    description: "The shop's number or global id, sent with analytics events.",
    format: [/^(gid:\/\/shopify\/Shop\/)?\d+$/, "write the shop's number"],
    isUnobserved: true,
  },
  'enabled-flags': {
    description:
      'JSON array of the ids of enabled features, for example `["2d75a54c"]`. `disable_wallet:<name>` removes a wallet, `disable_style_compat` disables the styles of old markup. Other ids are ignored. A cart element reads this attribute again after each change of the cart.',
    type: 'array',
    isUnobserved: true,
  },
  'recommended-instrument': {
    description:
      'Instrument name of the preferred wallet, for example `AmazonPay`. A product tries it first, a cart shows it first.',
    on: ['product', 'cart'],
    type: 'instrument',
  },
  debug: {
    description:
      'Checks all attributes, and logs to the console why each wallet is shown or skipped, and the result of each request, without personal data.',
    type: 'boolean',
    isUnobserved: true,
  },
  'disable-compat': {
    description: 'Disables the style compatibility with old markup.',
    on: ['product', 'cart'],
    type: 'boolean',
    isUnobserved: true,
  },
  recommended: {
    description: `JSON of the wallet to show, ${WALLET_SHAPE}; \`null\` for none.`,
    on: ['product'],
    type: 'wallet',
  },
  fallback: {
    description: `JSON of the wallet that is shown if \`recommended\` is \`null\` or can't pay, ${WALLET_SHAPE}.`,
    on: ['product'],
    type: 'wallet',
  },
  'variant-params': {
    description:
      'JSON array with all variants of the product: `[{ "id": 46448623321341, "requiresShipping": true }]`. An id is a number or a global id.',
    on: ['product'],
    type: 'json',
    default: '`requires-shipping`',
  },
  'wallet-configs': {
    description: `JSON array of wallets, each ${WALLET_SHAPE}. Other values cause the error \`invalid-wallet-configs\`.`,
    on: ['cart'],
    type: 'wallets',
    isRequired: true,
  },
  'wallet-config': {
    description: `JSON of the wallet, ${WALLET_SHAPE}.`,
    on: ['checkout'],
    type: 'wallet',
    isRequired: true,
  },
  'cart-id': {
    description:
      'Token or global id of the cart. On the checkout it wins over the `cart` cookie, on other pages the cookie wins.',
    on: ['cart', 'checkout'],
    default: 'the `cart` cookie',
  },
  'requires-shipping': {
    description:
      'Whether the cart needs shipping. A cart element uses it until the cart is loaded. On a product, `"false"` means that variants outside of `variant-params` need no shipping.',
    type: 'boolean',
  },
  'has-selling-plan': {
    description: 'Whether a line has a selling plan. A cart element uses it until the cart is loaded.',
    on: ['cart', 'checkout'],
    type: 'boolean',
    isSetByProduct: true,
  },
  'call-to-action': {
    description: 'Adds "Buy with" to the labels of the buttons. The button of a product always has it.',
    on: ['cart', 'checkout'],
    type: 'boolean',
    isUnobserved: true,
  },
  disabled: {
    description:
      'Disables the button. On a product, for a sold-out variant: as soon as the form changes, the form\'s state decides. The script itself writes `disabled="form"` while the form has no variant or no enabled submit button.',
    on: ['product', 'checkout'],
    type: 'boolean',
    isUnobserved: true,
  },
  'page-type': {
    description:
      'Type of the page, for events and telemetry: `cart`, `drawer`, `product`, `checkout` or `unknown`. `cart_page` and `cart_ajax` are other names of the first two.',
    on: ['cart', 'checkout'],
    default: "of a cart what the page's own objects say, of a checkout `checkout`",
    format: [PAGE_TYPE, 'write cart, drawer, product, checkout or unknown'],
    isUnobserved: true,
  },
  'pci-enabled': {
    description: "Dispatches `wallet-rendered` also if the wallet can't render, with the reason.",
    on: ['checkout'],
    type: 'boolean',
    isUnobserved: true,
  },
  'only-sdk': {
    description: "Loads the wallet's SDK and renders nothing.",
    on: ['checkout'],
    type: 'boolean',
    isUnobserved: true,
  },
  'wallet-params': {
    description: 'JSON of the parameters of one wallet. The script sets it on the elements of wallets.',
    on: [],
    type: 'json',
    isRequired: true,
  },
};
