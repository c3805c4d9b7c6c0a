/**
 * The elements with their attributes, slots, events and styling properties. Source of `portable-wallets.d.ts`, `custom-elements.json`
 * and the tables in docs/embedding.md#elements and docs/styling.md.
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
  [
    'button-width',
    "width of a product's button; by default as its form lays it out, like the server's skeleton",
    'auto',
  ],
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

/** @typedef {Record<string, import('../src/core/page/attribute-table').AttributeRow>} AttributeTable */

/**
 * @typedef {object} Attribute
 * @property {string} name
 * @property {string} description
 * @property {boolean} required
 * @property {boolean} boolean true for a boolean attribute
 * @property {string | undefined} json type of the value, if the attribute holds JSON
 * @property {string} [default]
 */

/** Types of the values of JSON attributes, by their type or name. @type {Record<string, string>} */
const JSON_TYPES = {
  wallet: 'WalletConfig | null',
  wallets: 'WalletConfig[]',
  array: 'string[]',
  'variant-params': '{ id: number | string; requiresShipping: boolean }[]',
};

/**
 * Returns the attributes of an element.
 *
 * @param {AttributeTable} attributes
 * @param {'product' | 'cart' | 'checkout'} kind
 * @returns {Attribute[]}
 */
const toAttributes = (attributes, kind) =>
  Object.entries(attributes).flatMap(([name, { description, on, type, isRequired, default: fallback }]) =>
    on && !on.includes(kind)
      ? []
      : {
          name,
          description,
          required: !!isRequired,
          boolean: type === 'boolean',
          json: JSON_TYPES[name] ?? JSON_TYPES[type ?? ''],
          ...(fallback && { default: fallback }),
        },
  );

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
    'WalletClickDetail',
    'A button was clicked and its purchase can start. `preventDefault()` cancels the purchase; the shopper must click again. `hold()` delays it.',
  ],
  [
    'wallet-cancel',
    'WalletDetail',
    'The shopper closed the sheet or the window, or left the page, or a check of the page (`hold()`) failed.',
  ],
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
 * @property {{ name: string; description: string }[]} [methods] without parameters and results
 */

/**
 * Returns the elements. A cart has a slot for each wallet of the registry.
 *
 * @param {Record<string, import('../src/wallets/registry').RegistryRow>} rows
 * @param {AttributeTable} attributes
 * @returns {Element[]}
 */
export const toElements = (rows, attributes) => [
  {
    name: 'shopify-accelerated-checkout',
    description:
      'One wallet button and the link to more payment options, inside the product form. Buys the selected variant of the form.',
    slots: [
      { name: 'button', description: "The wallet's button." },
      { name: 'more-options', description: 'The link to more payment options.' },
      { name: 'shop-promise', description: 'The delivery promise, filled by the page.' },
    ],
    attributes: toAttributes(attributes, 'product'),
    events: walletEvents,
    properties: [...buttonProperties, ...dialogProperties],
  },
  {
    name: 'shopify-accelerated-checkout-cart',
    description: 'A grid with the buttons of all wallets that can pay for the cart.',
    slots: Object.values(rows).flatMap(({ instrument, brand, isLink }) =>
      isLink ? [] : { name: `button-${instrument}`, description: `${brand ?? 'Buy it now'}, if it can pay.` },
    ),
    attributes: toAttributes(attributes, 'cart'),
    events: walletEvents,
    properties: [...buttonProperties, ...dialogProperties],
    methods: [
      {
        name: 'refresh',
        description:
          'Reads the cart again. Call it after a change by a request that the script does not know.',
      },
    ],
  },
  {
    name: 'shopify-wallet-button',
    description: 'One wallet on the checkout.',
    slots: [{ name: 'button', description: "The wallet's button." }],
    attributes: toAttributes(attributes, 'checkout'),
    events: [...walletEvents, ...toEvents([['wallet-rendered', 'Rendered', RENDERED]])],
    properties: [...buttonProperties, ...dialogProperties],
  },
];
