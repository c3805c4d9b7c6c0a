import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { maps, moveColumns, toMapFile } from './maps.mjs';
import { BUNDLED, ENDING, SPEAKING, toEnding, WORDS } from './words-plugin.mjs';

/** @typedef {import('../src/core/types/texts').Labels['dir']} Direction */

/** @type {Record<string, string>} Names of languages, as pages ask for them, with whose words each has. */
export const languages = JSON.parse(await readFile(new URL('languages.json', import.meta.url), 'utf8'));

/**
 * What each language says in files of this kind.
 *
 * @param {string} root folder of the project
 * @param {string} folder of the sources, with a file for each language
 */
export async function readTexts(root, folder) {
  const names = [...new Set(Object.values(languages))];
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: names.map(name => `src/${folder}/${name}.ts`),
    outdir: folder,
    write: false,
    format: 'esm',
  });
  /** @type {Record<string, Record<string, string>>} */
  const found = {};
  for (const { path, text } of outputFiles)
    found[basename(path, '.js')] = (await import(`data:text/javascript,${encodeURIComponent(text)}`)).texts;
  // In the order of the list, which is that of the tables.
  return Object.fromEntries(names.map(name => [name, found[name] ?? {}]));
}

/**
 * Puts the words of each language into copies of the files that hold words, and those of the bundled one into the plain
 * files. A language with another's words is a copy of its first file, and loads its later files.
 *
 * @param {string} root folder of the project
 * @param {string} dist has the plain files, with placeholders
 * @param {string[]} names of those that are written besides the plain ones
 * @returns names of all that was written, the plain files among them
 */
export async function writeLanguages(root, dist, names = Object.keys(languages)) {
  const written = [];
  const labels = await readTexts(root, SPEAKING['portable-wallets']);
  for (const [file, folder] of Object.entries(SPEAKING)) {
    const isFirst = file === 'portable-wallets';
    const plain = await readFile(join(dist, `${file}.js`), 'utf8');
    if (plain.split(WORDS).length !== 2) throw new Error(`${file}.js must have its words in one place`);
    const map = maps && JSON.parse(await readFile(toMapFile(maps, join(dist, `${file}.js`)), 'utf8'));
    const texts = await readTexts(root, folder);
    for (const [name, language] of Object.entries({ '': BUNDLED, ...languages })) {
      const ending = toEnding(language);
      if (name && !names.includes(name)) continue;
      if (name && !isFirst && ending !== `.${name}`) continue;
      const direction = /** @type {Direction} */ (labels[language]?.dir);
      const words = toLiteral(texts[language] ?? {}, direction);
      const path = `${file}${name && `.${name}`}.js`;
      await writeFile(
        join(dist, path),
        plain.replace(WORDS, () => words).replaceAll(ENDING, () => ending),
      );
      if (maps) {
        const moved = moveColumns(map, plain, { [WORDS]: words, [ENDING]: ending });
        await writeFile(toMapFile(maps, join(dist, path)), JSON.stringify(moved));
      }
      written.push(path);
    }
  }
  return written;
}

/**
 * Writes words as a script has them. A name in a text from right to left is as a rule in another script, and is isolated, so
 * that it doesn't change the order of what is around it: https://www.w3.org/International/questions/qa-bidi-unicode-controls.
 * The name of a field is in the text's own language.
 *
 * @param {Record<string, string>} texts
 * @param {Direction} direction
 */
export function toLiteral(texts, direction) {
  const isolate = (/** @type {string} */ text) => text.replace(/\{(?!field\})\w+\}/g, '\u2068$&\u2069');
  const words = Object.entries(texts).map(([key, text]) => [key, direction === 'rtl' ? isolate(text) : text]);
  return JSON.stringify(Object.fromEntries(words));
}
