import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { BUNDLED } from './locales-plugin.mjs';

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

/**
 * Replaces these lists by their values, because a browser can't read the folder.
 *
 * @type {import('esbuild').Plugin}
 */
export const languagesPlugin = {
  name: 'languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]build[\\/]read-locales\.mjs$/ }, () => ({
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
