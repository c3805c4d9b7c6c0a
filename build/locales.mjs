import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import MagicString from 'magic-string';
import { maps, toEditedMap, toMapFile } from './maps.mjs';

/**
 * @typedef {typeof import('../src/locales/pt-br.json')} Locale
 * @typedef {keyof Locale} Section
 */

const folder = new URL('../src/locales/', import.meta.url);

/** Other codes of languages. @type {Record<string, string>} */
const ALIASES = { no: 'nb', iw: 'he' };

/** The languages that have a locale in `src/locales`. */
export const names = readdirSync(folder)
  .map(file => file.replace('.json', ''))
  .sort();

/**
 * The codes in names of files, each with the name of its locale.
 *
 * @type {Record<string, string>}
 */
export const languages = {
  ...Object.fromEntries(names.map(name => [name, name])),
  ...Object.fromEntries(Object.entries(ALIASES).filter(([, name]) => names.includes(name))),
};

/** The language of the plain files (docs/decisions.md#s15). */
export const BUNDLED = 'pt-br';

/**
 * Bundles with texts, each with its section of a locale: first the one that pages load, then what it loads.
 *
 * @type {Record<string, Section>}
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
 * Replaces these lists by their values, because a browser can't read the folder.
 *
 * @type {import('esbuild').Plugin}
 */
export const languagesPlugin = {
  name: 'languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]build[\\/]locales\.mjs$/ }, () => ({
      contents: `export const names=${JSON.stringify(names)},languages=${JSON.stringify(languages)}`,
    }));
  },
};

/**
 * Reads the locales of all languages, by their names.
 *
 * @throws with each mistake in them, its language and its key
 */
export async function readLocales() {
  const entries = await Promise.all(names.map(async name => [name, await readLocale(name)]));
  /** @type {Record<string, Locale>} */
  const locales = Object.fromEntries(entries);
  const bundled = /** @type {Locale} */ (locales[BUNDLED]);
  const mistakes = names.flatMap(name => findMistakes(name, locales[name], bundled));
  if (mistakes.length) throw new Error(mistakes.join('\n'));
  return locales;
}

/** @param {string} name @returns {Promise<Locale>} */
async function readLocale(name) {
  const file = new URL(`${name}.json`, folder);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`src/locales/${name}.json: ${Object(error).message}`);
  }
}

/**
 * Compares a locale with the bundled one: it must have the same keys, and the same placeholders in each text.
 *
 * @param {string} name of the language
 * @param {unknown} locale
 * @param {Locale} bundled
 */
export function findMistakes(name, locale, bundled) {
  const texts = flatten(locale);
  const expected = flatten(bundled);
  const mistakes = [
    ...Object.keys(expected).flatMap(key => (texts[key] ? [] : `${key} is missing`)),
    ...Object.keys(texts).flatMap(key => (key in expected ? [] : `${key} is unknown`)),
  ];
  for (const [key, text] of Object.entries(texts)) {
    const found = findPlaceholders(text);
    const wanted = findPlaceholders(expected[key] ?? text);
    if (found !== wanted)
      mistakes.push(`${key} has the placeholders ${found || 'none'} instead of ${wanted || 'none'}`);
  }
  if (texts['page lang']?.toLowerCase() !== name)
    mistakes.push(`page lang is ${texts['page lang']}, but the file is named ${name}.json`);
  if (!['ltr', 'rtl'].includes(texts['page dir'] ?? '')) mistakes.push('page dir must be ltr or rtl');
  return mistakes.map(mistake => `src/locales/${name}.json: ${mistake}`);
}

/**
 * Returns the texts by section and key: `page buttons.more`.
 *
 * @param {unknown} locale
 * @returns {Record<string, string>}
 */
function flatten(locale) {
  return Object.fromEntries(
    Object.entries(Object(locale)).flatMap(([section, texts]) =>
      Object.entries(Object(texts)).map(([key, text]) => [`${section} ${key}`, String(text)]),
    ),
  );
}

/** @param {string} text */
const findPlaceholders = text => (text.match(/\{[^{}]*\}|[{}]/g) ?? []).sort().join(' ');

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

/**
 * Puts the texts of each language into copies of the bundles that hold texts, and those of the bundled one into the plain
 * files. An alias is a copy of the first file, and loads the lazy bundles of its language.
 *
 * @param {string} dist has the plain files, with placeholders
 * @param {Record<string, Locale>} locales
 * @param {string[]} names of those that are written besides the plain ones
 * @returns names of all that was written, the plain files among them
 */
export async function writeLanguages(dist, locales, names = Object.keys(languages)) {
  const written = [];
  for (const [file, section] of Object.entries(SECTIONS)) {
    const isFirst = file === 'portable-wallets';
    const plain = await readFile(join(dist, `${file}.js`), 'utf8');
    if (plain.split(WORDS).length !== 2) throw new Error(`${file}.js must have its texts in one place`);
    const map = maps && (await readFile(toMapFile(maps, join(dist, `${file}.js`)), 'utf8'));
    for (const [name, language] of Object.entries({ '': BUNDLED, ...languages })) {
      const ending = toEnding(language);
      if (name && !names.includes(name)) continue;
      if (name && !isFirst && ending !== `.${name}`) continue;
      const { page, [section]: texts } = /** @type {Locale} */ (locales[language]);
      const literal = toLiteral(texts, page.dir);
      const path = `${file}${name && `.${name}`}.js`;
      const edited = new MagicString(plain).replace(WORDS, () => literal).replaceAll(ENDING, () => ending);
      await writeFile(join(dist, path), edited.toString());
      if (maps && map) await writeFile(toMapFile(maps, join(dist, path)), toEditedMap(edited, map));
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
