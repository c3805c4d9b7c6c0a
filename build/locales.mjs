import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import MagicString from 'magic-string';
import { maps } from './dist.mjs';
import { toEditedMap, toMapFile } from './minify.mjs';

/**
 * @typedef {typeof import('../src/locales/pt-br.json')} Locale
 * @typedef {keyof Locale} Section
 */

const folder = new URL('../src/locales/', import.meta.url);

/**
 * Other codes of languages, by which pages request a file: older codes, a written standard, and a language or script without its region.
 * Only codes that a lookup by BCP 47 doesn't find (docs/languages.md#files).
 *
 * @type {Record<string, string>}
 */
const ALIASES = {
  ...{ in: 'id', iw: 'he', nn: 'nb', no: 'nb', pt: 'pt-br' },
  ...{ zh: 'zh-cn', 'zh-hans': 'zh-cn', 'zh-hant': 'zh-tw', 'zh-hk': 'zh-tw', 'zh-mo': 'zh-tw' },
};

/** The languages that have a locale in `src/locales`. */
export const names = readdirSync(folder)
  .map(file => file.replace('.json', ''))
  .sort();

/**
 * Language codes in file names, with the names of their locales.
 *
 * @type {Record<string, string>}
 */
export const languages = {
  ...Object.fromEntries(names.map(name => [name, name])),
  ...Object.fromEntries(Object.entries(ALIASES).filter(([, name]) => names.includes(name))),
};

/** Matches the language in the path of a built file: `.fr` in `checkout.fr.js`. */
export const LANGUAGE_IN_NAME = new RegExp(`\\.(${Object.keys(languages).join('|')})(?=\\.js$)`);

/**
 * Updates the list of languages in a theme's snippet.
 *
 * @param {string} snippet
 */
export const fillLanguages = snippet =>
  snippet.replace(/(?<=assign languages = ')[^']*/, Object.keys(languages).join(' '));

/** The language of the plain files (docs/decisions.md#s15). */
export const BUNDLED = 'pt-br';

/**
 * Sections of a locale by bundle. The first one is the bundle that pages load.
 *
 * @type {Record<string, Section>}
 */
export const SECTIONS = { 'portable-wallets': 'page', checkout: 'purchase', consent: 'consent' };

/** Placeholder of the messages in a minified bundle, so that a bundle is minified once for all languages. */
export const MESSAGES = 'MESSAGES_OF_ONE_LANGUAGE';

/** Placeholder of the suffix of lazy bundles in the first file's language, for example `.fr`. */
export const LANGUAGE_SUFFIX = '.end-of-name_';

/**
 * Returns the suffix of a language's lazy bundles, for example `.fr`; empty for the plain ones.
 *
 * @param {string} language
 */
export const toEnding = language => (language === BUNDLED ? '' : `.${language}`);

/**
 * Replaces this module's lists by their values, because a browser can't read the folder of the locales.
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
 * Reads the locales of all languages by name.
 *
 * @throws with the language and key of each problem
 */
export async function readLocales() {
  const entries = await Promise.all(names.map(async name => [name, await readLocale(name)]));
  /** @type {Record<string, Locale>} */
  const locales = Object.fromEntries(entries);
  const bundled = /** @type {Locale} */ (locales[BUNDLED]);
  const problems = names.flatMap(name => findProblems(name, locales[name], bundled));
  if (problems.length) throw new Error(problems.join('\n'));
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
 * Compares a locale with the bundled one. It must have the same keys, and the same placeholders in each text.
 *
 * @param {string} name of the language
 * @param {unknown} locale
 * @param {Locale} bundled
 */
export function findProblems(name, locale, bundled) {
  const texts = flatten(locale);
  const expected = flatten(bundled);
  const problems = [
    ...Object.keys(expected).flatMap(key => (texts[key] ? [] : `${key} is missing`)),
    ...Object.keys(texts).flatMap(key => (key in expected ? [] : `${key} is unknown`)),
  ];
  for (const [key, text] of Object.entries(texts)) {
    const found = findPlaceholders(text);
    const wanted = findPlaceholders(expected[key] ?? text);
    if (found !== wanted)
      problems.push(`${key} has the placeholders ${found || 'none'} instead of ${wanted || 'none'}`);
  }
  if (texts['page lang']?.toLowerCase() !== name)
    problems.push(`page lang is ${texts['page lang']}, but the file is named ${name}.json`);
  if (!['ltr', 'rtl'].includes(texts['page dir'] ?? '')) problems.push('page dir must be ltr or rtl');
  return problems.map(mistake => `src/locales/${name}.json: ${mistake}`);
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
 * Replaces the locale by the placeholder of the bundle's section. The build fails if a bundle imports another section, or has
 * none.
 *
 * @returns {import('esbuild').Plugin}
 */
export function localesPlugin() {
  return {
    name: 'locales',
    setup({ initialOptions, onLoad }) {
      const section = SECTIONS[basename(initialOptions.outfile ?? '', '.js')];
      const contents = section ? `export const ${section}=${MESSAGES}` : 'export {}';
      onLoad({ filter: /[\\/]src[\\/]locales[\\/]/ }, () => ({ contents }));
    },
  };
}

/**
 * Writes a copy of each bundle with messages for each language, and the bundled language into the plain files. An alias is a copy
 * of the first file that loads the lazy bundles of its language.
 *
 * @param {string} dist folder of the plain files with placeholders
 * @param {Record<string, Locale>} locales
 * @param {string[]} names of the languages in addition to the plain files
 * @returns names of all written files, including the plain ones
 */
export async function writeLanguages(dist, locales, names = Object.keys(languages)) {
  const written = [];
  for (const [file, section] of Object.entries(SECTIONS)) {
    const isFirst = file === 'portable-wallets';
    const plain = await readFile(join(dist, `${file}.js`), 'utf8');
    if (plain.split(MESSAGES).length !== 2)
      throw new Error(`${file}.js must contain the placeholder of its messages once`);
    const map = maps && (await readFile(toMapFile(maps, join(dist, `${file}.js`)), 'utf8'));
    for (const [name, language] of Object.entries({ '': BUNDLED, ...languages })) {
      const ending = toEnding(language);
      if (name && !names.includes(name)) continue;
      if (name && !isFirst && ending !== `.${name}`) continue;
      const { page, [section]: texts } = /** @type {Locale} */ (locales[language]);
      const literal = toLiteral(texts, page.dir);
      const path = `${file}${name && `.${name}`}.js`;
      const edited = new MagicString(plain)
        .replace(MESSAGES, () => literal)
        .replaceAll(LANGUAGE_SUFFIX, () => ending);
      await writeFile(join(dist, path), edited.toString());
      if (maps && map) await writeFile(toMapFile(maps, join(dist, path)), toEditedMap(edited, map));
      written.push(path);
    }
  }
  return written;
}

/**
 * Converts texts to a JavaScript literal. Isolates names in right-to-left texts, because they are usually in another script and would
 * change the order of the surrounding text: https://www.w3.org/International/questions/qa-bidi-unicode-controls.
 * Doesn't isolate names of fields and the policy's link, which are in the text's language.
 *
 * @param {Record<string, string>} texts
 * @param {string} direction
 */
export function toLiteral(texts, direction) {
  const isolate = (/** @type {string} */ text) =>
    text.replace(/\{(?!(?:field|policy)\})\w+\}/g, '\u2068$&\u2069');
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    direction === 'rtl' ? isolate(text) : text,
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}
