/**
 * What is read of `dist/manifest.json`.
 *
 * @typedef {{ release: string; files: Record<string, { integrity: string }> }} Manifest
 */

/** The one file that no other loads: its tag in the page has an `integrity` of its own. */
const FIRST = 'portable-wallets.js';

/**
 * The import map with which a page holds the files that the first one loads to their contents, also at the URLs of their
 * second attempts: a browser runs none of them that differs. Its addresses count from
 * the folder of this build.
 *
 * @param {Manifest} manifest
 * @param {number} retries how many such URLs a file has
 * @returns {{ integrity: Record<string, string> }}
 */
export function toImportMap({ release, files }, retries) {
  const queries = ['', ...Array.from({ length: retries }, (_, index) => `?r=${index + 1}`)];
  const rows = Object.entries(files)
    .filter(([file]) => file !== FIRST)
    .flatMap(([file, { integrity }]) => queries.map(query => [`./${release}/${file}${query}`, integrity]));
  return { integrity: Object.fromEntries(rows) };
}
