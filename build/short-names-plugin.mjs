import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the first file gathers for the later ones, and what a seam takes of it. */
const GATHERED = /(?<=shared = \{)[^}]*(?=\})/;
const TAKEN = /(?<=\(\{)[^}]*(?=\} = shared\))/;

/**
 * Numbers the names that cross from the first file into later ones, in their order, because names of members can't be shortened
 * otherwise and would stand in each of these files. Only these two places say them: `src/shared.ts` and the seams.
 *
 * @param {string} root folder of the project
 * @returns {import('esbuild').Plugin}
 */
export function shortNamesPlugin(root) {
  return {
    name: 'short-names',
    setup(build) {
      const names = readFile(join(root, 'src/shared.ts'), 'utf8').then(toNames);
      build.onLoad({ filter: /\/src\/(shared|[\w-]+-seam)\.ts$/ }, async ({ path }) => ({
        contents: shorten(await readFile(path, 'utf8'), await names),
        loader: 'ts',
      }));
    },
  };
}

/** @param {string} text of `src/shared.ts` */
export const toNames = text => GATHERED.exec(text)?.[0].match(/\w+/g) ?? [];

/**
 * Writes `0: jsx` for `jsx`.
 *
 * @param {string} text
 * @param {string[]} names
 * @throws for a name that the first file doesn't gather
 */
export function shorten(text, names) {
  const number = (/** @type {string} */ list) =>
    list.replace(/\w+/g, name => {
      if (!names.includes(name)) throw new Error(`src/shared.ts does not gather ${name}`);
      return `${names.indexOf(name)}: ${name}`;
    });
  return text.replace(GATHERED, number).replace(TAKEN, number);
}
