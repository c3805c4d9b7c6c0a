import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLED, ENDING, SECTIONS, toEnding, WORDS } from './locales-plugin.mjs';
import { maps, moveColumns, toMapFile } from './maps.mjs';
import { languages } from './read-locales.mjs';

/**
 * Puts the texts of each language into copies of the bundles that hold texts, and those of the bundled one into the plain
 * files. An alias is a copy of the first file, and loads the lazy bundles of its language.
 *
 * @param {string} dist has the plain files, with placeholders
 * @param {Record<string, import('./read-locales.mjs').Locale>} locales
 * @param {string[]} names of those that are written besides the plain ones
 * @returns names of all that was written, the plain files among them
 */
export async function writeLanguages(dist, locales, names = Object.keys(languages)) {
  const written = [];
  for (const [file, section] of Object.entries(SECTIONS)) {
    const isFirst = file === 'portable-wallets';
    const plain = await readFile(join(dist, `${file}.js`), 'utf8');
    if (plain.split(WORDS).length !== 2) throw new Error(`${file}.js must have its texts in one place`);
    const map = maps && JSON.parse(await readFile(toMapFile(maps, join(dist, `${file}.js`)), 'utf8'));
    for (const [name, language] of Object.entries({ '': BUNDLED, ...languages })) {
      const ending = toEnding(language);
      if (name && !names.includes(name)) continue;
      if (name && !isFirst && ending !== `.${name}`) continue;
      const { page, [section]: texts } = /** @type {import('./read-locales.mjs').Locale} */ (
        locales[language]
      );
      const literal = toLiteral(texts, page.dir);
      const path = `${file}${name && `.${name}`}.js`;
      await writeFile(
        join(dist, path),
        plain.replace(WORDS, () => literal).replaceAll(ENDING, () => ending),
      );
      if (maps) {
        const moved = moveColumns(map, plain, { [WORDS]: literal, [ENDING]: ending });
        await writeFile(toMapFile(maps, join(dist, path)), JSON.stringify(moved));
      }
      written.push(path);
    }
  }
  return written;
}

/**
 * Writes texts as a script has them. A name in a text from right to left is as a rule in another script, and is isolated, so
 * that it doesn't change the order of what is around it: https://www.w3.org/International/questions/qa-bidi-unicode-controls.
 * The name of a field is in the text's own language.
 *
 * @param {Record<string, string>} texts
 * @param {string} direction
 */
export function toLiteral(texts, direction) {
  const isolate = (/** @type {string} */ text) => text.replace(/\{(?!field\})\w+\}/g, '\u2068$&\u2069');
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    direction === 'rtl' ? isolate(text) : text,
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}
