/**
 * Which browsers the script runs in: what it uses of the platform, with the first versions that have it, by MDN's
 * browser-compat-data 8.1.9. `npm run docs` writes docs/embedding.md#browsers from it, and a test looks whether the files of the
 * build use each row still. Edge has had all of it since the version of Chrome.
 *
 * @typedef {object} Feature
 * @property {string} name as people know it
 * @property {string} file of the build, which uses it
 * @property {RegExp} found what is looked for in the file
 * @property {[safari: number, chrome: number, firefox: number]} since
 */

/** Without one of these there is no button, or it can't pay. @type {Feature[]} */
export const needed = [
  {
    name: 'style sheets made by a script (`adoptedStyleSheets`)',
    file: 'portable-wallets.js',
    found: /\.adoptedStyleSheets\b/,
    since: [16.4, 73, 101],
  },
  {
    name: 'container queries, of a cart',
    file: 'cart-elements.js',
    found: /@container \(/,
    since: [16, 105, 110],
  },
  { name: '`AbortSignal.timeout`', file: 'cart.js', found: /AbortSignal\.timeout\(/, since: [16, 103, 100] },
  {
    name: 'fields of classes',
    file: 'portable-wallets.js',
    found: /\bclass [^{]*\{static \w+=/,
    since: [16, 72, 69],
  },
  { name: '`dialog`', file: 'checkout.js', found: /\.showModal\(/, since: [15.4, 37, 98] },
  { name: '`Array.at`', file: 'checkout.js', found: /\.at\([^)]/, since: [15.4, 92, 90] },
  { name: '`??=`', file: 'portable-wallets.js', found: /\?\?=/, since: [14, 85, 79] },
];

/** What older browsers do without. @type {(Feature & { without: string })[]} */
export const optional = [
  {
    name: '`:has()`',
    file: 'brand.js',
    found: /:has\(/,
    since: [15.4, 105, 121],
    without: 'a button that its SDK draws has the focus ring of its SDK alone',
  },
  {
    name: '`inert`',
    file: 'portable-wallets.js',
    found: /\binert:/,
    since: [15.5, 102, 112],
    without: 'the focus reaches such a button also where it is `disabled`',
  },
  {
    name: '`cookieStore`',
    file: 'cart-elements.js',
    found: /cookieStore\?\./,
    since: [18.4, 87, 140],
    without: 'another cart, made in another tab, is noticed when this page next changes its cart',
  },
  {
    name: '`integrity` in an import map',
    file: 'importmap.json',
    found: /"integrity"/,
    since: [18, 127, 138],
    without: 'the files are loaded, and held to nothing',
  },
];
