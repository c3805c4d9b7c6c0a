/**
 * The elements with their attributes, slots, events and styling properties. Source of `portable-wallets.d.ts`, `custom-elements.json`
 * and the tables in docs/embedding.md#elements and docs/styling.md. docs/specification.md#attributes defines the attributes.
 */

/** Prefix of all styling properties. */
export const PREFIX = '--shopify-accelerated-checkout-';

/** @param {[name: string, description: string, fallback: string][]} rows */
const toProperties = rows =>
  rows.map(([name, description, fallback]) => ({ name, description, default: fallback }));

/** Properties that a page sets on the elements or their ancestors. */
export const buttonProperties = toProperties([
  [
    'button-block-size',
    'height on product pages and in a column, from 25 to 55 px',
    '44px, in a column 54px',
  ],
  ['button-inline-size', '*height* in a row, from 25 to 55 px, despite its name', '42px'],
  ['button-border-radius', 'radius of the corners', '4px'],
  ['button-box-shadow', 'shadow', 'none'],
  ['inline-alignment', 'alignment of a row of the cart: a value of `justify-content`', 'stretch'],
  ['row-gap', 'gap between the rows of the cart', '8px'],
  ['skeleton-background-color', 'color of the skeleton', '#dedede'],
  ['skeleton-animation-opacity-start', "opacity at the start of the skeleton's pulse", '1'],
  ['skeleton-animation-opacity-end', "opacity in the middle of the skeleton's pulse", '.5'],
  ['skeleton-animation-duration', "duration of the skeleton's pulse", '4s'],
  ['skeleton-animation-timing-function', "timing function of the skeleton's pulse", 'ease'],
]);

/** Properties that a page sets at `:root` or `body`, because the dialog is a child of `body`. */
export const dialogProperties = toProperties([
  ['dialog-background-color', 'color of the dialog, and of the text on its button', 'Canvas'],
  ['dialog-color', "color of the dialog's text, and of its button", 'CanvasText'],
  ['dialog-border-radius', "radius of the dialog's corners", '12px'],
  [
    'dialog-inline-size',
    'maximum width of the dialog in a window above 640 px; in a narrower one, it is as wide as the window',
    '383px',
  ],
]);

/**
 * @typedef {object} Attribute
 * @property {string} name
 * @property {string} description
 * @property {boolean} [required]
 * @property {boolean} [boolean] true for a boolean attribute
 * @property {string} [default]
 */

/** Attributes of all elements. @type {Attribute[]} */
const shared = [
  { name: 'access-token', required: true, description: 'Public token of the storefront API.' },
  {
    name: 'buyer-country',
    required: true,
    description: "The shopper's market, ISO 3166-1, for example `BR`.",
  },
  {
    name: 'buyer-currency',
    required: true,
    description: "The shopper's currency, ISO 4217, for example `BRL`.",
  },
  {
    name: 'buyer-locale',
    default: "the page's language, else `pt-BR`",
    description: "The shopper's language tag, for example `pt-BR`.",
  },
  { name: 'shop-id', description: "The shop's number, sent with analytics events." },
  {
    name: 'enabled-flags',
    description:
      'JSON array of the ids of enabled features, for example `["2d75a54c"]`. `disable_wallet:<name>` removes a wallet, `disable_style_compat` disables the styles of old markup. Other ids are ignored. A cart element reads this attribute again after each change of the cart.',
  },
  {
    name: 'recommended-instrument',
    description:
      'Instrument name of the preferred wallet, for example `AmazonPay`. A product tries it first, a cart shows it first.',
  },
  {
    name: 'debug',
    boolean: true,
    description:
      'Checks all attributes, and logs to the console why each wallet is shown or skipped, and the result of each request, without personal data.',
  },
  {
    name: 'disable-compat',
    boolean: true,
    description: 'Disables the style compatibility with old markup.',
  },
];

/** Attributes about the contents of the cart. @type {Attribute[]} */
const contents = [
  {
    name: 'requires-shipping',
    boolean: true,
    description: 'Whether the cart needs shipping. Used until the cart is loaded.',
  },
  {
    name: 'has-selling-plan',
    boolean: true,
    description: 'Whether a line has a selling plan. Used until the cart is loaded.',
  },
];

/** @type {Attribute} */
const callToAction = {
  name: 'call-to-action',
  boolean: true,
  description: 'Adds "Buy with" to the labels of the buttons. The button of a product always has it.',
};

const WALLET_SHAPE = '`{ "name": "amazon_pay", "wallet_params": { ... } }`';

/** Shared attributes without effect on the checkout, which has one wallet and no theme. */
const NOT_ON_CHECKOUT = ['disable-compat', 'recommended-instrument'];

/** @param {[name: string, detail: string, description: string][]} rows */
const toEvents = rows =>
  rows.map(([name, detail, description]) => ({ name, type: `CustomEvent<${detail}>`, description }));

/** Events of all elements. They bubble and are composed. Only `wallet-click` is cancelable. */
const walletEvents = toEvents([
  [
    'wallet-ready',
    'WalletReadyDetail',
    'All buttons of the element have rendered, or none can. Fires again after each change of its wallets.',
  ],
  [
    'wallet-click',
    'WalletDetail',
    'A button was clicked and its purchase can start. `preventDefault()` cancels the purchase; the shopper must click again.',
  ],
  ['wallet-cancel', 'WalletDetail', 'The shopper closed the sheet or the window, or left the page.'],
  ['wallet-error', 'WalletErrorDetail', 'The purchase ended without an order or a redirect.'],
  [
    'wallet-redirect',
    'WalletRedirectDetail',
    "The purchase continues in the shop's checkout or on a page of the wallet.",
  ],
  ['wallet-complete', 'WalletDetail', 'The order is placed. Its page opens next.'],
]);

const RENDERED =
  "The button has rendered, or with `pci-enabled` can't render. Fires once, bubbles and is composed.";

/**
 * @typedef {object} Element
 * @property {string} name
 * @property {string} description
 * @property {{ name: string; description: string }[]} slots
 * @property {Attribute[]} attributes
 * @property {{ name: string; type: string; description: string }[]} events
 * @property {{ name: string; description: string; default: string }[]} properties
 */

/**
 * Returns the elements. A cart has a slot for each wallet of the registry.
 *
 * @param {Record<string, import('../src/wallets/registry').RegistryRow>} rows
 * @returns {Element[]}
 */
export const toElements = rows => [
  {
    name: 'shopify-accelerated-checkout',
    description:
      'One wallet button and the link to more payment options, inside the product form. Buys the selected variant of the form.',
    slots: [
      { name: 'button', description: "The wallet's button." },
      { name: 'more-options', description: 'The link to more payment options.' },
      { name: 'shop-promise', description: 'The delivery promise, filled by the page.' },
    ],
    attributes: [
      ...shared,
      { name: 'recommended', description: `JSON of the wallet to show, ${WALLET_SHAPE}; \`null\` for none.` },
      {
        name: 'fallback',
        description: `JSON of the wallet that is shown if \`recommended\` is \`null\` or can't pay, ${WALLET_SHAPE}.`,
      },
      {
        name: 'variant-params',
        description:
          'JSON array with all variants of the product: `[{ "id": 46448623321341, "requiresShipping": true }]`.',
        default: 'all variants need shipping',
      },
      {
        name: 'disabled',
        boolean: true,
        description:
          'Disables the button of a sold-out variant until the form changes. From then on, the state of the form decides.',
      },
    ],
    events: walletEvents,
    properties: [...buttonProperties, ...dialogProperties],
  },
  {
    name: 'shopify-accelerated-checkout-cart',
    description: 'A grid with the buttons of all wallets that can pay for the cart.',
    slots: Object.values(rows).flatMap(({ instrument, brand, isLink }) =>
      isLink ? [] : { name: `button-${instrument}`, description: `${brand ?? 'Buy it now'}, if it can pay.` },
    ),
    attributes: [
      ...shared,
      {
        name: 'wallet-configs',
        required: true,
        description: `JSON array of wallets, each ${WALLET_SHAPE}. Other values cause the error \`invalid-wallet-configs\`.`,
      },
      { name: 'cart-id', description: 'Token of the cart. Used if there is no `cart` cookie.' },
      ...contents,
      callToAction,
    ],
    events: walletEvents,
    properties: [...buttonProperties, ...dialogProperties],
  },
  {
    name: 'shopify-wallet-button',
    description: 'One wallet on the checkout.',
    slots: [{ name: 'button', description: "The wallet's button." }],
    attributes: [
      ...shared.filter(({ name }) => !NOT_ON_CHECKOUT.includes(name)),
      {
        name: 'wallet-config',
        required: true,
        description: `JSON of the wallet, ${WALLET_SHAPE}.`,
      },
      { name: 'cart-id', description: 'Token of the cart.', default: 'the `cart` cookie' },
      ...contents.map(({ name, description }) => ({
        name,
        boolean: true,
        description: description.replace(' Used until the cart is loaded.', ''),
      })),
      {
        name: 'page-type',
        default: '`checkout`',
        description: 'Type of the page: `product`, `cart_page`, `cart_ajax`, `checkout` or `unknown`.',
      },
      callToAction,
      { name: 'disabled', boolean: true, description: 'Disables the button.' },
      {
        name: 'pci-enabled',
        boolean: true,
        description: "Dispatches `wallet-rendered` also if the wallet can't render, with the reason.",
      },
      {
        name: 'only-sdk',
        boolean: true,
        description: "Loads the wallet's SDK and renders nothing.",
      },
    ],
    events: [...walletEvents, ...toEvents([['wallet-rendered', 'Rendered', RENDERED]])],
    properties: [...buttonProperties, ...dialogProperties],
  },
];
