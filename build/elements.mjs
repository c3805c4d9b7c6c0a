/**
 * The elements that a page's author writes, with their attributes: the source of `portable-wallets.d.ts` and of
 * `custom-elements.json`. Names and meanings: docs/specification.md#attributes, and the markup that shops serve.
 */

import { fileURLToPath } from 'node:url';
import { evaluate } from './evaluate-plugin.mjs';

/** @type {{ rows: Record<string, import('../src/wallets/registry').Row> }} */
const { rows } = /** @type {any} */ (
  await evaluate(fileURLToPath(new URL('../src/wallets/registry.ts', import.meta.url)))
);
const branded = Object.entries(rows).filter(([, { brand }]) => brand);
/** The wallet that stands for all in examples. */
const [name, { instrument }] = /** @type {[string, import('../src/wallets/registry').Row]} */ (branded[0]);

const SHOP = [
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
  { name: 'shop-id', description: "The shop's number." },
  {
    name: 'enabled-flags',
    description:
      'JSON array of the ids of enabled features, for example `["2d75a54c"]`. `disable_wallet:<name>` leaves a wallet out, `disable_style_compat` the styles of old markup; others mean nothing here. A cart element reads it again at each change of the cart.',
  },
  {
    name: 'recommended-instrument',
    description: `The wallet of the set that comes first, by what the server calls it, for example \`${instrument}\`: tried first for the one button of a product, first in the grid of a cart.`,
  },
  {
    name: 'debug',
    boolean: true,
    description:
      'Explains in the console what is decided for each wallet and why, and how each request ended. Nothing of it is about the shopper.',
  },
  {
    name: 'disable-compat',
    boolean: true,
    description: 'Leaves out the style compatibility with old markup.',
  },
];

const WALLET_SHAPE = `\`{ "name": "${name}", "wallet_params": { ... } }\``;

export const elements = [
  {
    name: 'shopify-accelerated-checkout',
    description:
      'One wallet button and the link to more payment options. Stands inside the product form whose choice it buys.',
    slots: ['button', 'more-options'],
    attributes: [
      ...SHOP,
      { name: 'recommended', description: `JSON of the wallet to show, ${WALLET_SHAPE}; \`null\` for none.` },
      { name: 'fallback', description: `JSON of the wallet that stands in for it, ${WALLET_SHAPE}.` },
      {
        name: 'variant-params',
        description:
          'JSON array with all variants of the product: `[{ "id": 46448623321341, "requiresShipping": true }]`.',
      },
    ],
  },
  {
    name: 'shopify-accelerated-checkout-cart',
    description: 'A grid with the buttons of all wallets that can pay for the cart of the shopper.',
    slots: Object.values(rows).flatMap(({ instrument, isLink }) => (isLink ? [] : `button-${instrument}`)),
    attributes: [
      ...SHOP,
      {
        name: 'wallet-configs',
        required: true,
        description: `JSON array of wallets, each ${WALLET_SHAPE}. Anything else is the error \`invalid-wallet-configs\`.`,
      },
      { name: 'cart-id', description: 'Token of the cart, where there is no `cart` cookie.' },
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
    ],
  },
];
