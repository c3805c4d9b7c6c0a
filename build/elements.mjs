/**
 * The elements that a page's author writes, with their attributes: the source of `portable-wallets.d.ts`, of
 * `custom-elements.json` and of the tables in docs/embedding.md#elements. Names and meanings: docs/specification.md#attributes,
 * and the markup that shops serve. A test holds the names to those that the sources read.
 */

import { rows } from './registry.mjs';
import { call, name, needs, shared } from './shared-attributes.mjs';
import { buttonProperties, dialogProperties } from './styling.mjs';

const WALLET_SHAPE = `\`{ "name": "${name}", "wallet_params": { ... } }\``;

const STYLES = ['disable-compat', 'recommended-instrument'];

/**
 * @typedef {object} Element
 * @property {string} name
 * @property {string} description
 * @property {{ name: string; description: string }[]} slots
 * @property {import('./shared-attributes.mjs').Attribute[]} attributes
 * @property {{ name: string; type: string; description: string }[]} events
 * @property {{ name: string; description: string; default: string }[]} properties
 */

/** @type {Element[]} */
export const elements = [
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
    events: [],
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
    events: [],
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
