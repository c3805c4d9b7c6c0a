import { readFile } from 'node:fs/promises';
import { parseCommand, runCommand, UsageError } from './command.mjs';
import { BUNDLED, readLocales } from './locales.mjs';
import { workplace } from './releases.mjs';

/** @typedef {(args: string[]) => string | Promise<string>} Verb */

/**
 * The verbs of `npm run release`. Each loads what it needs.
 *
 * @type {Record<string, [about: string, run: Verb]>}
 */
const VERBS = {
  build: [
    'builds and writes a release; the default',
    async args => (await import('./make-release.mjs')).makeRelease(args, workplace),
  ],
  verify: [
    'builds a kept release again and compares each file',
    async args => (await import('./verify.mjs')).verifyRelease(args, workplace),
  ],
  tag: [
    'prints the tag of the script and the import map, both with integrity',
    async args => (await import('./snippets.mjs')).printTag(args, workplace),
  ],
  'roll-out': [
    'prints the lines that give a share of the visits the next release',
    async args => (await import('./snippets.mjs')).printRollOut(args, workplace),
  ],
  'import-map': [
    'prints the import map with the integrity of each file',
    async args => (await import('./snippets.mjs')).printImportMap(args, workplace),
  ],
  'fallback-lines': ["prints the ES5 lines for browsers that can't run the script", printFallbackLines],
  resolve: [
    'prints where the errors of a report are in the sources',
    async args => (await import('./symbolicate.mjs')).printPlaces(args, workplace),
  ],
  words: ['prints each text in every language', printTexts],
  reactions: [
    'prints the reaction to each code of the server',
    async args => {
      // Loads the sources by the loader of the tests.
      await import('../test/run/register.mjs');
      return (await import('./reactions')).printReactions(args);
    },
  ],
};

const COMMAND = {
  call: 'npm run release',
  words: Object.keys(VERBS),
  most: 1,
  about: `Writes and inspects releases. Each verb has a --help of its own.\n\n${Object.entries(VERBS)
    .map(([name, [about]]) => `  ${name.padEnd(16)}${about}`)
    .join('\n')}`,
};

/** @param {string[]} args */
async function printFallbackLines(args) {
  parseCommand(args, {
    call: 'npm run -s release -- fallback-lines',
    about: "Prints the lines that a page has before the script, for browsers that can't run the script.",
  });
  return readFile(new URL('snippets/fallback-lines.html', import.meta.url), 'utf8');
}

/** @param {string[]} args */
async function printTexts(args) {
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
  /** @type {Map<string, Record<string, string>>} */
  const texts = new Map(
    Object.entries(await readLocales()).map(([name, { page, purchase, consent }]) => [
      name,
      { ...page, ...purchase, ...consent },
    ]),
  );
  const unknown = wanted.filter(name => !texts.has(name));
  if (unknown.length)
    throw new UsageError(
      `There are no words in ${unknown.join(', ')}, but in ${[...texts.keys()].join(', ')}.`,
    );
  const names = wanted.length ? wanted : [...texts.keys()];
  const keys = Object.keys(texts.get(BUNDLED) ?? {}).filter(key => key.includes('.'));
  const lines = values.texts
    ? names.flatMap(name => [...new Set(keys.map(key => texts.get(name)?.[key]))].sort())
    : [['key', ...names], ...keys.map(key => [key, ...names.map(name => texts.get(name)?.[key])])].map(row =>
        row.join('\t'),
      );
  return `${lines.join('\n')}\n`;
}

await runCommand(async args => {
  const [first = 'build', ...rest] = args;
  const verb = VERBS[first]?.[1];
  if (verb) return verb(rest);
  // The options of a release stand without a verb as well.
  if (first.startsWith('-') && first !== '--help') return (VERBS.build?.[1] ?? String)(args);
  parseCommand(args, COMMAND);
  return '';
});
