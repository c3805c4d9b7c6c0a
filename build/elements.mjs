/**
 * The elements of a page, with their attributes, slots, events and styling properties: the source of `portable-wallets.d.ts`, of
 * `custom-elements.json` and of the tables in docs/embedding.md#elements and docs/styling.md. Meanings: docs/specification.md#attributes.
 */

/** The prefix of each property. */
export const PREFIX = '--shopify-accelerated-checkout-';

/** Properties that a page sets on the elements, or around them. */
export const buttonProperties = [
  {
    name: 'button-block-size',
    description: 'height on product pages and in a column, from 25 to 55 px',
    default: '44px, in a column 54px',
  },
  {
    name: 'button-inline-size',
    description: '*height* in a row, from 25 to 55 px, whatever its name says',
    default: '42px',
  },
  { name: 'button-border-radius', description: 'radius of the corners', default: '4px' },
  { name: 'button-box-shadow', description: 'shadow', default: 'none' },
  {
    name: 'inline-alignment',
    description: 'where a row of the cart stands: a value of `justify-content`',
    default: 'stretch',
  },
  { name: 'row-gap', description: 'gap between the rows of the cart', default: '8px' },
  { name: 'skeleton-background-color', description: 'colour of the skeleton', default: '#dedede' },
  { name: 'skeleton-animation-opacity-start', description: 'opacity as its pulse begins', default: '1' },
  {
    name: 'skeleton-animation-opacity-end',
    description: 'opacity in the middle of its pulse',
    default: '.5',
  },
  { name: 'skeleton-animation-duration', description: 'how long a pulse takes', default: '4s' },
  { name: 'skeleton-animation-timing-function', description: 'curve of its pulse', default: 'ease' },
];

/** Properties that a page sets at `:root` or `body`, because the dialog is a child of `body`. */
export const dialogProperties = [
  {
    name: 'dialog-background-color',
    description: 'colour of the dialog, and of the text of its button',
    default: 'Canvas',
  },
  { name: 'dialog-color', description: 'colour of its text, and of its button', default: 'CanvasText' },
  { name: 'dialog-border-radius', description: 'radius of its corners', default: '12px' },
  {
    name: 'dialog-inline-size',
    description: 'the most that it is wide, beside the sheet that it is up to 640 px',
    default: '383px',
  },
];

/**
 * @typedef {object} Attribute
 * @property {string} name
 * @property {string} description
 * @property {boolean} [required]
 * @property {boolean} [boolean] true if its presence counts, whatever its value
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
    description: 'The currency the shopper sees, ISO 4217, for example `BRL`.',
  },
  {
    name: 'buyer-locale',
    default: "the page's language, else `pt-BR`",
    description: 'Language of the shopper as the shop writes it, for example `pt-BR`.',
  },
  { name: 'shop-id', description: "The shop's number, which events of the visit name." },
  {
    name: 'enabled-flags',
    description:
      'JSON array of the ids of enabled features, for example `["2d75a54c"]`. `disable_wallet:<name>` leaves a wallet out, `disable_style_compat` the styles of old markup; others mean nothing here. A cart element reads it again at each change of the cart.',
  },
  {
    name: 'recommended-instrument',
    description:
      'The wallet of the set that comes first, by what the server calls it, for example `AmazonPay`: tried first for the one button of a product, first in the grid of a cart.',
  },
  {
    name: 'debug',
    boolean: true,
    description:
      'Explains in the console what is decided for each wallet and why, and how each request ended, and checks all attributes. Nothing of it is about the shopper.',
  },
  {
    name: 'disable-compat',
    boolean: true,
    description: 'Leaves out the style compatibility with old markup.',
  },
];

/** Attributes about the contents of the cart. @type {Attribute[]} */
const needs = [
  {
    name: 'requires-shipping',
    boolean: true,
    description: 'Until the cart is known: whether anything in it is shipped.',
  },
  {
    name: 'has-selling-plan',
    boolean: true,
    description: 'Until the cart is known: whether a line has a selling plan.',
  },
];

/** @type {Attribute} */
const call = {
  name: 'call-to-action',
  boolean: true,
  description: 'The buttons say “Buy with” and the wallet, not the wallet alone. A product’s always does.',
};

const WALLET_SHAPE = '`{ "name": "amazon_pay", "wallet_params": { ... } }`';

const STYLES = ['disable-compat', 'recommended-instrument'];

/**
 * Events of all elements. They bubble and leave shadow roots; `wallet-click` alone can be prevented.
 *
 * @type {{ name: string; type: string; description: string }[]}
 */
const walletEvents = [
  {
    name: 'wallet-ready',
    type: 'CustomEvent<WalletReadyDetail>',
    description:
      'All buttons of the element have rendered, or none can; again after each change of its wallets.',
  },
  {
    name: 'wallet-click',
    type: 'CustomEvent<WalletDetail>',
    description:
      'A button was pressed and its purchase can start. `preventDefault()` keeps it from starting; the shopper has to press again.',
  },
  {
    name: 'wallet-cancel',
    type: 'CustomEvent<WalletDetail>',
    description: 'The shopper closed the sheet or the window, or left the page.',
  },
  {
    name: 'wallet-error',
    type: 'CustomEvent<WalletErrorDetail>',
    description: 'The purchase ended without an order or a redirect.',
  },
  {
    name: 'wallet-redirect',
    type: 'CustomEvent<WalletRedirectDetail>',
    description: "The purchase goes on in the shop's checkout, or on a page of the wallet.",
  },
  {
    name: 'wallet-complete',
    type: 'CustomEvent<WalletDetail>',
    description: 'The order is placed. Its page opens next.',
  },
];

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
      'One wallet button and the link to more payment options. Stands inside the product form whose choice it buys.',
    slots: [
      { name: 'button', description: 'The wallet that is shown.' },
      { name: 'more-options', description: 'The link to more payment options.' },
      { name: 'shop-promise', description: 'What the page promises of the delivery; the page fills it.' },
    ],
    attributes: [
      ...shared,
      { name: 'recommended', description: `JSON of the wallet to show, ${WALLET_SHAPE}; \`null\` for none.` },
      { name: 'fallback', description: `JSON of the wallet that stands in for it, ${WALLET_SHAPE}.` },
      {
        name: 'variant-params',
        description:
          'JSON array with all variants of the product: `[{ "id": 46448623321341, "requiresShipping": true }]`.',
        default: 'everything is shipped',
      },
      {
        name: 'disabled',
        boolean: true,
        description: 'Of what is sold out. It counts until the form changes; from then on the form says it.',
      },
    ],
    events: walletEvents,
    properties: [...buttonProperties, ...dialogProperties],
  },
  {
    name: 'shopify-accelerated-checkout-cart',
    description: 'A grid with the buttons of all wallets that can pay for the cart of the shopper.',
    slots: Object.values(rows).flatMap(({ instrument, brand, isLink }) =>
      isLink
        ? []
        : { name: `button-${instrument}`, description: `${brand ?? 'Buy it now'}, where it can pay.` },
    ),
    attributes: [
      ...shared,
      {
        name: 'wallet-configs',
        required: true,
        description: `JSON array of wallets, each ${WALLET_SHAPE}. Anything else is the error \`invalid-wallet-configs\`.`,
      },
      { name: 'cart-id', description: 'Token of the cart, where there is no `cart` cookie.' },
      ...needs,
      call,
    ],
    events: walletEvents,
    properties: [...buttonProperties, ...dialogProperties],
  },
  {
    name: 'shopify-wallet-button',
    description: 'One wallet on the checkout.',
    slots: [{ name: 'button', description: 'The wallet that is shown.' }],
    attributes: [
      ...shared.filter(({ name }) => !STYLES.includes(name)),
      {
        name: 'wallet-config',
        required: true,
        description: `JSON of the wallet, ${WALLET_SHAPE}.`,
      },
      { name: 'cart-id', description: 'Token of the cart.', default: 'the `cart` cookie' },
      ...needs.map(({ name, description }) => ({
        name,
        boolean: true,
        description: description.replace('Until the cart is known: whether', 'Whether'),
      })),
      {
        name: 'page-type',
        default: '`checkout`',
        description: 'Kind of the page: `product`, `cart_page`, `cart_ajax`, `checkout` or `unknown`.',
      },
      call,
      { name: 'disabled', boolean: true, description: 'Takes no clicks, and is pale.' },
      {
        name: 'pci-enabled',
        boolean: true,
        description: 'Says in `wallet-rendered` also that the wallet can’t be shown, and why.',
      },
      {
        name: 'only-sdk',
        boolean: true,
        description: 'Loads the wallet’s own script, and shows nothing.',
      },
    ],
    events: [
      ...walletEvents,
      {
        name: 'wallet-rendered',
        type: 'CustomEvent<Rendered>',
        description:
          'Once: the button is there, or with `pci-enabled` can’t be. It bubbles, and leaves shadow roots.',
      },
    ],
    properties: [...buttonProperties, ...dialogProperties],
  },
];
