import { readFile } from 'node:fs/promises';
import { parseCommand, runCommand, UsageError } from './command.mjs';
import { readLocales } from './locales.mjs';
import { workplace } from './releases.mjs';

/** @typedef {(args: string[]) => string | Promise<string>} Subcommand */

/**
 * Subcommands of `npm run release`. Each imports its own modules.
 *
 * @type {Record<string, [about: string, run: Subcommand]>}
 */
const SUBCOMMANDS = {
  build: [
    'builds and writes a release; the default',
    async args => (await import('./make-release.mjs')).makeRelease(args, workplace),
  ],
  verify: [
    'builds a kept release again and compares each file',
    async args => (await import('./make-release.mjs')).verifyRelease(args, workplace),
  ],
  tag: [
    'prints the tag of the script and the import map, both with integrity',
    async args => (await import('./snippets.mjs')).printTag(args, workplace),
  ],
  'roll-out': [
    'prints the lines that load the next release for a share of the visits',
    async args => (await import('./snippets.mjs')).printRollOut(args, workplace),
  ],
  'import-map': [
    'prints the import map with the integrity of each file',
    async args => (await import('./snippets.mjs')).printImportMap(args, workplace),
  ],
  'fallback-lines': ["prints the ES5 lines for browsers that can't run the script", printFallbackLines],
  resolve: [
    'prints where the errors of a report are in the sources',
    async args => (await import('./symbolicate.mjs')).printPositions(args, workplace),
  ],
  messages: ['prints the messages in every language', printMessages],
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
  positionals: Object.keys(SUBCOMMANDS),
  maxPositionals: 1,
  about: `Writes and inspects releases. Each subcommand has --help.\n\n${Object.entries(SUBCOMMANDS)
    .map(([name, [about]]) => `  ${name.padEnd(16)}${about}`)
    .join('\n')}`,
};

/** @param {string[]} args */
async function printFallbackLines(args) {
  parseCommand(args, {
    call: 'npm run -s release -- fallback-lines',
    about: "Prints the lines to add before the script, for browsers that can't run the script.",
  });
  return readFile(new URL('snippets/fallback-lines.html', import.meta.url), 'utf8');
}

/** @param {string[]} args */
async function printMessages(args) {
  const { positionals: wanted } = parseCommand(args, {
    call: 'npm run -s release -- messages',
    positionals: '[language]…',
    about: 'Prints the messages in every language, or in the given ones, as tab-separated values.',
  });
  const locales = await readLocales();
  const unknown = wanted.filter(name => !Object.hasOwn(locales, name));
  if (unknown.length)
    throw new UsageError(
      `There are no messages in ${unknown.join(', ')}. Use one of ${Object.keys(locales).join(', ')}.`,
    );
  const names = wanted.length ? wanted : Object.keys(locales);
  /** @type {Record<string, string>[]} */
  const columns = names.map(name => {
    const { page, purchase, consent } = Object(locales[name]);
    return { ...page, ...purchase, ...consent };
  });
  const keys = Object.keys(columns[0] ?? {}).filter(key => key.includes('.'));
  const rows = [['key', ...names], ...keys.map(key => [key, ...columns.map(texts => texts[key])])];
  return rows.map(row => `${row.join('\t')}\n`).join('');
}

await runCommand(async args => {
  const [first = 'build', ...rest] = args;
  const run = SUBCOMMANDS[first]?.[1];
  if (run) return run(rest);
  // `build` is the default subcommand.
  if (first.startsWith('-') && first !== '--help') return (SUBCOMMANDS.build?.[1] ?? String)(args);
  parseCommand(args, COMMAND);
  return '';
});
