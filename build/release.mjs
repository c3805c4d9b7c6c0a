import { readFile } from 'node:fs/promises';
import { parseCommand, runCommand } from './command.mjs';
import { workplace } from './workplace.mjs';

/** @typedef {(args: string[]) => string | Promise<string>} Verb */

/**
 * What `npm run release` can do; each verb loads what it needs.
 *
 * @type {Record<string, [about: string, run: Verb]>}
 */
const VERBS = {
  build: [
    'builds and writes a release; the default',
    async args => (await import('./make-release.mjs')).makeRelease(args, workplace),
  ],
  'roll-out': [
    'prints the lines that give a share of the visits the next release',
    async args => (await import('./print-roll-out.mjs')).printRollOut(args, workplace),
  ],
  'import-map': [
    'prints the import map with the integrity of each file',
    async args => (await import('./print-import-map.mjs')).printImportMap(args, workplace),
  ],
  'fallback-lines': ["prints the ES5 lines for browsers that can't run the script", printFallbackLines],
  resolve: [
    'prints where the errors of a report are in the sources',
    async args => (await import('./resolve.mjs')).printPlaces(args, workplace),
  ],
  words: [
    'prints each text in every language',
    async args => `${(await importTypeScript(() => import('./write-words'))).writeWords(args)}\n`,
  ],
  reactions: [
    'prints the reaction to each code of the server',
    async args => `${(await importTypeScript(() => import('./write-reactions'))).writeReactions(args)}\n`,
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

/**
 * Imports with the loader of the tests, which the other verbs don't need.
 *
 * @template Module
 * @param {() => Promise<Module>} load
 */
async function importTypeScript(load) {
  await import('../test/run/register.mjs');
  return load();
}

/** @param {string[]} args */
async function printFallbackLines(args) {
  parseCommand(args, {
    call: 'npm run -s release -- fallback-lines',
    about: "Prints the lines that a page has before the script, for browsers that can't run the script.",
  });
  return readFile(new URL('fallback-lines.html', import.meta.url), 'utf8');
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
