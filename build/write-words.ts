import { parseCommand, UsageError } from './command.mjs';
import { BUNDLED } from './locales-plugin.mjs';
import { readLocales } from './read-locales.mjs';

const locales = Object.entries(await readLocales());
const texts: Record<string, Record<string, string>> = Object.fromEntries(
  locales.map(([name, { page, purchase, consent }]) => [name, { ...page, ...purchase, ...consent }]),
);
const languages = Object.keys(texts);
const keys = Object.keys(texts[BUNDLED] ?? {}).filter(key => key.includes('.'));

/**
 * Returns each text in every language, or in the named ones: one row a key with tabs between the columns.
 *
 * @throws UsageError where there is no such language
 */
export function writeWords(args: string[]): string {
  const { values, positionals: wanted } = parseCommand(
    args,
    {
      call: 'npm run -s release -- words',
      words: '[language]…',
      about: 'Prints each text in every language, or in these, as a table with tabs between the columns.',
    },
    {
      texts: { type: 'boolean', about: 'prints the sorted texts without their keys, to be translated back' },
    },
  );
  const names = wanted.length ? wanted : languages;
  const unknown = wanted.filter(name => !languages.includes(name));
  if (unknown.length)
    throw new UsageError(`There are no words in ${unknown.join(', ')}, but in ${languages.join(', ')}.`);
  if (values.texts)
    return names.map(name => [...new Set(keys.map(key => texts[name]?.[key]))].sort().join('\n')).join('\n');
  const rows = keys.map(key => [key, ...names.map(name => texts[name]?.[key])]);
  return [['key', ...names], ...rows].map(row => row.join('\t')).join('\n');
}
