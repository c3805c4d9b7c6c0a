import { later } from './later.mjs';
import { SECTIONS } from './locales-plugin.mjs';
import { root } from './options.mjs';
import { seamPlugin } from './seam-plugin.mjs';
import { RELEASE } from './write-manifest.mjs';

/** Says of a side module or a later file whose it is: the first file takes none of another release. */
const SIGNED = { js: `export const release="${RELEASE}";` };

const NOTICE = '/*! portable-wallets, MIT. Licences of all that it contains: LICENSES.txt */';

/**
 * Chromium compiles all functions of such a file beside the page's own work, not one after the other when the page calls them:
 * nearly all of the first file runs on each view that shows a button.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * What later files begin with. Of those that a view loads before a click nearly all runs then, as it does of the first file; in the purchase
 * stands others' code as well.
 *
 * @type {Record<string, string>}
 */
const BANNERS = {
  'cart-elements': COMPILED_AT_ONCE,
  'checkout-element': COMPILED_AT_ONCE,
  brand: COMPILED_AT_ONCE,
  sdk: COMPILED_AT_ONCE,
  cart: COMPILED_AT_ONCE,
  checkout: NOTICE,
};

/**
 * The side modules of the wallets.
 *
 * @param {Record<string, import('../src/wallets/registry').Row>} rows
 */
export const toModules = rows => [
  ...new Set(
    Object.values(rows).flatMap(({ module, sheet }) => [module, sheet].filter(name => name !== undefined)),
  ),
];

/**
 * What is built of the sources, each as esbuild wants it: the first file, what a page view without a click does not load, the side
 * modules, and what pages load that ask for it.
 *
 * @template {import('esbuild').BuildOptions & { plugins: import('esbuild').Plugin[] }} O
 * @param {O} options that all have in common
 * @param {string} dist
 * @param {string[]} modules of wallets
 */
export function toBundles(options, dist, modules) {
  return {
    first: {
      ...options,
      entryPoints: ['src/index.ts'],
      outfile: `${dist}/portable-wallets.js`,
      format: /** @type {const} */ ('iife'),
      banner: { js: `${NOTICE}\n${COMPILED_AT_ONCE}` },
    },
    laters: Object.entries(later).map(([name, taken]) => ({
      ...options,
      plugins: [seamPlugin(root, `src/${name}-seam.ts`, taken), ...options.plugins],
      entryPoints: [`src/${name}.ts`],
      outfile: `${dist}/${name}.js`,
      format: /** @type {const} */ ('esm'),
      banner: { js: BANNERS[name] ?? '' },
      footer: SIGNED,
    })),
    sides: {
      ...options,
      entryPoints: modules.map(name => `src/wallets/${name}.ts`),
      outdir: `${dist}/wallets`,
      format: /** @type {const} */ ('esm'),
      footer: SIGNED,
    },
    asked: {
      ...options,
      entryPoints: { telemetry: 'src/telemetry/index.ts', debug: 'src/debug/index.ts' },
      outdir: dist,
      format: /** @type {const} */ ('esm'),
      footer: SIGNED,
    },
  };
}

/**
 * Names of the scripts that have no words, and so are the same in every language.
 *
 * @param {string[]} modules of wallets
 */
export const toWordless = modules => [
  ...Object.keys(later)
    .filter(name => !(name in SECTIONS))
    .map(name => `${name}.js`),
  'telemetry.js',
  'debug.js',
  ...modules.map(name => `wallets/${name}.js`),
];
