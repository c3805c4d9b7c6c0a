import { fileURLToPath } from 'node:url';
import { cutsPlugin } from './cuts.mjs';
import { maps, RELEASE, root } from './dist.mjs';
import { graphqlPlugin } from './graphql-plugin.mjs';
import { GUARD } from './guard.mjs';
import { createLinker } from './linker.mjs';
import { BUNDLED, LANGUAGE_SUFFIX, localesPlugin, SECTIONS } from './locales.mjs';
import { minifyPlugin } from './minify.mjs';
import { evaluatePlugin } from './registry.mjs';
import { aliases, modern } from './stubs/aliases.mjs';

const stub = fileURLToPath(new URL('stubs/graphql.mjs', import.meta.url));
const hooks = fileURLToPath(new URL('stubs/hooks.mjs', import.meta.url));

/** Modules that the build evaluates and replaces by their exported data. */
const EVALUATED = [
  'src/core/page/attribute-names.ts',
  'src/wallets/page-registry.ts',
  'src/telemetry/attribute-tables.ts',
  'src/telemetry/wallet-tables.ts',
];

/**
 * Options of all bundles, and of the benchmarks' baseline. `absWorkingDir` is the base of the aliases.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const options = {
  absWorkingDir: root,
  // Gives the same source maps if `node_modules` is a symbolic link.
  preserveSymlinks: true,
  bundle: true,
  // `minifyPlugin` shortens the names.
  minifySyntax: true,
  minifyWhitespace: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  jsx: 'automatic',
  jsxImportSource: 'react',
  alias: { ...aliases, ...modern, '@0no-co/graphql.web': stub, 'preact/hooks': hooks },
  // Removes the support of the signals devtools.
  define: {
    'window.__PREACT_SIGNALS_DEVTOOLS__': 'false',
    RELEASE: `"${RELEASE}"`,
    LANGUAGE_SUFFIX: `"${LANGUAGE_SUFFIX}"`,
    // The minifier shortens it to 1/0.
    'Number.POSITIVE_INFINITY': 'Infinity',
  },
  plugins: [evaluatePlugin(EVALUATED), graphqlPlugin(), cutsPlugin, localesPlugin(), minifyPlugin(maps)],
  logLevel: 'warning',
};

/** Stamps a lazy bundle with its release. The first bundle rejects one of another release. */
const STAMP = { js: `export const release="${RELEASE}";` };

const NOTICE = '/*! portable-wallets, MIT. Licences: LICENSES.txt */';

/**
 * Makes Chromium compile all functions of a file in the background, instead of each at its first call. Nearly all functions of the
 * first bundle run on each page with a button.
 */
const EAGER_COMPILATION = '//# allFunctionsCalledOnLoad';

/**
 * Entries and banners of the lazy bundles, except those of wallets. A bundle that loads before a click runs nearly all of its functions
 * at once. `checkout` contains code of other packages, so it has the notice.
 *
 * @type {Record<string, [entry: string, banner: string]>}
 */
const LAZY = {
  cart: ['src/entries/cart.ts', EAGER_COMPILATION],
  'checkout-element': ['src/entries/checkout-element.ts', EAGER_COMPILATION],
  consent: ['src/entries/consent.ts', ''],
  checkout: ['src/entries/checkout.ts', NOTICE],
  telemetry: ['src/telemetry/index.ts', ''],
  debug: ['src/telemetry/debug.ts', ''],
};

/**
 * Small modules without state that each bundle copies, because a few lines are smaller than a parameter. Each bundle copies its own
 * section of the locale.
 */
const COPIED = [
  'src/core/platform/constants.ts',
  'src/core/platform/objects.ts',
  'src/core/page/fields.ts',
  `src/locales/${BUNDLED}.json`,
];

/** Modules with state that only lazy bundles use. The first bundle contains them, so that the lazy bundles share the state. */
const SHARED = ['src/core/platform/trusted-types.ts'];

/**
 * Returns the names of the wallets' bundles.
 *
 * @param {Record<string, import('../src/wallets/registry').RegistryRow>} rows
 */
export const listWalletBundles = rows => [
  ...new Set(
    Object.values(rows).flatMap(({ module, sheet }) => [module, sheet].filter(name => name !== undefined)),
  ),
];

/** @param {string} name of a wallet's bundle: `paypal`, or `sheets/google-pay` */
const toEntry = name => (name.startsWith('sheets/') ? `${name.slice(7)}/sheet` : `${name}/index`);

/**
 * Creates the options of all bundles for esbuild, and their linker.
 *
 * @template {import('esbuild').BuildOptions & { plugins: import('esbuild').Plugin[] }} O
 * @param {O} options that all have in common
 * @param {string} dist
 * @param {string[]} modules of wallets
 */
export function createBundles(options, dist, modules) {
  const linker = createLinker({ copied: COPIED, shared: SHARED });
  const first = {
    ...options,
    plugins: [linker.first, ...options.plugins],
    entryPoints: ['src/index.ts'],
    outfile: `${dist}/portable-wallets.js`,
    format: /** @type {const} */ ('iife'),
    banner: { js: `${NOTICE}\n${EAGER_COMPILATION}\n${GUARD.start}` },
    footer: { js: GUARD.end },
    inject: ['src/core/platform/microtask.ts'],
  };
  const lazy = {
    ...options,
    plugins: [linker.lazy, ...options.plugins],
    format: /** @type {const} */ ('esm'),
    footer: STAMP,
    write: false,
  };
  return {
    linker,
    /** Lists the modules of the first bundle. */
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
 * Builds all bundles in the order that linking needs. Builds lazy bundles one after another, so that their parameters get the same
 * numbers in each build.
 *
 * @param {ReturnType<typeof createBundles>} bundles
 * @param {(bundle: import('esbuild').BuildOptions) => Promise<import('esbuild').BuildResult>} build builds one
 * @returns esbuild's results, starting with the first bundle's
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
 * Returns the names of the lazy files without messages, which are the same in every language.
 *
 * @param {string[]} modules of wallets
 */
export const listLanguageNeutralFiles = modules => [
  ...Object.keys(LAZY)
    .filter(name => !(name in SECTIONS))
    .map(name => `${name}.js`),
  ...modules.map(name => `wallets/${name}.js`),
];
