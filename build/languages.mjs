import { readdirSync } from 'node:fs';

/** Further codes under which pages may ask for a language. @type {Record<string, string>} */
const ALIASES = { no: 'nb', iw: 'he' };

/** The languages that have a locale in `src/locales`. */
export const names = readdirSync(new URL('../src/locales/', import.meta.url))
  .map(file => file.replace('.json', ''))
  .sort();

/**
 * Codes that may stand in the name of a file, each with the name of its locale.
 *
 * @type {Record<string, string>}
 */
export const languages = {
  ...Object.fromEntries(names.map(name => [name, name])),
  ...Object.fromEntries(Object.entries(ALIASES).filter(([, name]) => names.includes(name))),
};

/**
 * Gives a browser, which can't read the folder, these lists as they are.
 *
 * @type {import('esbuild').Plugin}
 */
export const languagesPlugin = {
  name: 'languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]build[\\/]languages\.mjs$/ }, () => ({
      contents: `export const names=${JSON.stringify(names)},languages=${JSON.stringify(languages)}`,
    }));
  },
};
