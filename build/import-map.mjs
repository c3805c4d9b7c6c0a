import { BUNDLED, SECTIONS, toEnding } from './locales-plugin.mjs';

/**
 * What is read of `dist/manifest.json`.
 *
 * @typedef {{ release: string; files: Record<string, { integrity: string }> }} Manifest
 */

/** Files with words, in whatever language; the first one no other loads: its tag in the page has an `integrity` of its own. */
const SPOKEN = new RegExp(`^(${Object.keys(SECTIONS).join('|')})(\\.[a-z-]+)?\\.js$`);
const FIRST = 'portable-wallets';

/**
 * The import map with which a page holds the files that the first one loads to their contents, also at the URLs of their
 * second attempts: a browser runs none of them that differs. Its addresses count from
 * the folder of this build.
 *
 * @param {Manifest} manifest
 * @param {number} retries how many such URLs a file has
 * @param {string} language whose words the first file has, which loads those of the same language alone
 * @returns {{ integrity: Record<string, string> }}
 */
export function toImportMap({ release, files }, retries, language = BUNDLED) {
  const isLoaded = (/** @type {string} */ file) => {
    // A browser holds no picture to its contents.
    if (!file.endsWith('.js')) return false;
    const [, name, ending = ''] = SPOKEN.exec(file) ?? [];
    return !name || (name !== FIRST && ending === toEnding(language));
  };
  const queries = ['', ...Array.from({ length: retries }, (_, index) => `?r=${index + 1}`)];
  const rows = Object.entries(files)
    .filter(([file]) => isLoaded(file))
    .flatMap(([file, { integrity }]) => queries.map(query => [`./${release}/${file}${query}`, integrity]));
  return { integrity: Object.fromEntries(rows) };
}
