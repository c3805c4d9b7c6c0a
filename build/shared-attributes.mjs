/** Attributes that each of the elements has: who sells, who buys, and what the console is told. */

import { rows } from './registry.mjs';

/** The wallet that stands for all in examples. */
const example = Object.entries(rows).find(([, { brand }]) => brand);
if (!example) throw new Error('No wallet of the registry has a brand: the examples need one.');
export const [name, { instrument }] = example;

/**
 * @typedef {object} Attribute
 * @property {string} name
 * @property {string} description
 * @property {boolean} [required]
 * @property {boolean} [boolean] true where its presence says it, whatever its value
 * @property {string} [default]
 */

/** @type {Attribute[]} */
export const shared = [
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

/** What is in the cart. @type {Attribute[]} */
export const needs = [
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
export const call = {
  name: 'call-to-action',
  boolean: true,
  description: 'The buttons say “Buy with” and the wallet, not the wallet alone. A product’s always does.',
};
