import { root } from './dist.mjs';
import { createLinker } from './linker.mjs';
import { BUNDLED, SECTIONS } from './locales.mjs';
import { RELEASE } from './manifest.mjs';

/** Stamps a lazy bundle with its release: the first bundle takes none of another release. */
const SIGNED = { js: `export const release="${RELEASE}";` };

const NOTICE = '/*! portable-wallets, MIT. Licences: LICENSES.txt */';

/**
 * Chromium compiles all functions of such a file beside the page's own work, not one after the other when the page calls them:
 * nearly all of the first bundle runs on each view that shows a button.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** A page may have replaced a built-in that the first bundle needs for its evaluation: then it removes the elements, and uses nothing else. */
const NO_BUTTONS = `}catch(error){
console.error("[portable-wallets] No buttons: the page has replaced: "+error);
const remove=()=>{for(const element of document.querySelectorAll("shopify-accelerated-checkout,shopify-accelerated-checkout-cart,shopify-wallet-button,#shopify-buyer-consent"))element.remove()};
remove();addEventListener("DOMContentLoaded",remove)}`;

/**
 * The lazy bundles besides those of wallets, each with its entry in `src` and what it begins with. Of those that a view loads before a click
 * nearly all functions run then. `checkout` has code of others, too.
 *
 * @type {Record<string, [entry: string, banner: string]>}
 */
const LAZY = {
  cart: ['src/entries/cart.ts', COMPILED_AT_ONCE],
  'checkout-element': ['src/entries/checkout-element.ts', COMPILED_AT_ONCE],
  consent: ['src/entries/consent.ts', ''],
  checkout: ['src/entries/checkout.ts', NOTICE],
  telemetry: ['src/telemetry/index.ts', ''],
  debug: ['src/telemetry/debug.ts', ''],
};

/**
 * Small modules without state of which each bundle has its own copy, because a number or a few lines weigh less than what hands them over.
 * Of the locale each bundle has its own section.
 */
const COPIED = [
  'src/core/platform/constants.ts',
  'src/core/platform/objects.ts',
  'src/core/page/fields.ts',
  `src/locales/${BUNDLED}.json`,
];

/** State that only lazy bundles use. The first bundle holds it, so that they share it. */
const HELD = ['src/core/platform/trusted-types.ts'];

/**
 * The side modules of the wallets.
 *
 * @param {Record<string, import('../src/wallets/registry').RegistryRow>} rows
 */
export const toModules = rows => [
  ...new Set(
    Object.values(rows).flatMap(({ module, sheet }) => [module, sheet].filter(name => name !== undefined)),
  ),
];

/** @param {string} name of a side module: `paypal`, or `sheets/google-pay` */
const toEntry = name => (name.startsWith('sheets/') ? `${name.slice(7)}/sheet` : `${name}/index`);

/**
 * Creates the options of all bundles for esbuild, and their linker.
 *
 * @template {import('esbuild').BuildOptions & { plugins: import('esbuild').Plugin[] }} O
 * @param {O} options that all have in common
 * @param {string} dist
 * @param {string[]} modules of wallets
 */
export function toBundles(options, dist, modules) {
  const linker = createLinker({ copied: COPIED, held: HELD });
  const first = {
    ...options,
    plugins: [linker.first, ...options.plugins],
    entryPoints: ['src/index.ts'],
    outfile: `${dist}/portable-wallets.js`,
    format: /** @type {const} */ ('iife'),
    banner: { js: `${NOTICE}\n${COMPILED_AT_ONCE}\ntry{` },
    footer: { js: NO_BUTTONS },
  };
  const lazy = {
    ...options,
    plugins: [linker.lazy, ...options.plugins],
    format: /** @type {const} */ ('esm'),
    footer: SIGNED,
    write: false,
  };
  return {
    linker,
    /** Tells what the first bundle holds by itself. */
    scan: {
      ...first,
      plugins: first.plugins.filter(({ name }) => name !== 'minify'),
      write: false,
    },
    first,
    lazy: Object.entries(LAZY).map(([name, [entry, banner]]) => ({
      ...lazy,
      entryPoints: [entry],
      outfile: `${dist}/${name}.js`,
      banner: { js: banner },
    })),
    wallets: {
      ...lazy,
      entryPoints: Object.fromEntries(modules.map(name => [name, `src/wallets/${toEntry(name)}.ts`])),
      outdir: `${dist}/wallets`,
    },
  };
}

/**
 * Builds all bundles in the order that linking needs. Lazy bundles are built one after the other, so that each build numbers what they take
 * alike.
 *
 * @param {ReturnType<typeof toBundles>} bundles
 * @param {(bundle: import('esbuild').BuildOptions) => Promise<import('esbuild').BuildResult>} build builds one
 * @returns what esbuild says of each, the first bundle first
 */
export async function buildLinked({ linker, scan, first, lazy, wallets }, build) {
  await linker.begin(() => build(scan));
  const built = [];
  for (const bundle of [...lazy, wallets]) built.push(await build(bundle));
  const all = [await build(first), ...built];
  await linker.check(root, all);
  return all;
}

/**
 * Names of the scripts that have no words, and so are the same in every language.
 *
 * @param {string[]} modules of wallets
 */
export const toWordless = modules => [
  ...Object.keys(LAZY)
    .filter(name => !(name in SECTIONS))
    .map(name => `${name}.js`),
  ...modules.map(name => `wallets/${name}.js`),
];
