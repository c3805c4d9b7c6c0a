import { basename } from 'node:path';

/** The language of the plain files (docs/decisions.md#s15). */
export const BUNDLED = 'pt-br';

/**
 * Bundles with texts, each with its section of a locale: first the one that pages load, then what it loads.
 *
 * @type {Record<string, import('./read-locales.mjs').Section>}
 */
export const SECTIONS = { 'portable-wallets': 'page', checkout: 'purchase', consent: 'consent' };

/** Stands in a minified bundle for its texts, so that a bundle is minified once for all languages. */
export const WORDS = 'WORDS_OF_ONE_LANGUAGE';

/** Stands in the first file for the suffix of the lazy bundles in its language: `.fr`. */
export const ENDING = '.end-of-name_';

/**
 * Returns the suffix of a language's lazy bundles: `.fr`, and nothing for the plain ones.
 *
 * @param {string} language
 */
export const toEnding = language => (language === BUNDLED ? '' : `.${language}`);

/**
 * Replaces the locale by the placeholder of the one section that the bundle has. An import of another section, or in a bundle
 * without texts, ends the build.
 *
 * @returns {import('esbuild').Plugin}
 */
export function localesPlugin() {
  return {
    name: 'locales',
    setup({ initialOptions, onLoad }) {
      const section = SECTIONS[basename(initialOptions.outfile ?? '', '.js')];
      const contents = section ? `export const ${section}=${WORDS}` : 'export {}';
      onLoad({ filter: /[\\/]src[\\/]locales[\\/]/ }, () => ({ contents }));
    },
  };
}
