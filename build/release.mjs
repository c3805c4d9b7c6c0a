import { readFile } from 'node:fs/promises';
import { parseCommand, runCommand, UsageError } from './command.mjs';
import { root } from './dist.mjs';
import { readLocales } from './locales.mjs';
import { releaseContext } from './releases.mjs';

/** @typedef {(args: string[]) => string | Promise<string>} Subcommand */

/**
 * Subcommands of `npm run release`. Each imports its own modules.
 *
 * @type {Record<string, [about: string, run: Subcommand]>}
 */
const SUBCOMMANDS = {
  build: [
    'builds and writes a release; the default',
    async args => (await import('./make-release.mjs')).makeRelease(args, releaseContext),
  ],
  verify: [
    'builds a kept release again and compares each file',
    async args => (await import('./make-release.mjs')).verifyRelease(args, releaseContext),
  ],
  tag: [
    'prints the tag of the script and the import map, both with integrity',
    async args => (await import('./snippets.mjs')).printTag(args, releaseContext),
  ],
  'roll-out': [
    'prints the lines that load the next release for a share of the visits',
    async args => (await import('./snippets.mjs')).printRollOut(args, releaseContext),
  ],
  'when-visible': [
    'prints the lines that load the script once a shopper sees an element',
    async args => (await import('./when-visible.mjs')).printWhenVisible(args, releaseContext),
  ],
  'import-map': [
    'prints the import map with the integrity of each file',
    async args => (await import('./snippets.mjs')).printImportMap(args, releaseContext),
  ],
  'fallback-lines': ["prints the ES5 lines for browsers that can't run the script", printFallbackLines],
  resolve: [
    'prints where the errors of a report are in the sources',
    async args => (await import('./symbolicate.mjs')).printPositions(args, releaseContext),
  ],
  messages: ['prints the messages in every language', printMessages],
  reactions: ['prints the reaction to each error code of the server', printReactions],
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

/** @param {string[]} args */
async function printReactions(args) {
  parseCommand(args, {
    call: 'npm run -s release -- reactions',
    about:
      'Prints the reaction to each error code of the server as a table. Other codes have the last reaction.',
  });
  const { evaluate } = await import('./registry.mjs');
  const { errorPolicies, GENERIC_REACTION } = await evaluate(`${root}src/core/errors/policies.ts`);
  const { t } = await evaluate(`${root}src/core/i18n/messages.ts`);
  const rows = [
    ...Object.entries(errorPolicies).sort(([one], [other]) => (one < other ? -1 : 1)),
    /** @type {const} */ (['*', GENERIC_REACTION]),
  ].map(([code, reaction]) =>
    reaction.do === 'show'
      ? [code, reaction.do, reaction.field ?? reaction.on, t(reaction.key)]
      : [code, reaction.do, 'reason' in reaction ? reaction.reason : ''],
  );
  return [['CODE', 'REACTION', 'ABOUT', 'TEXT'], ...rows]
    .map(([code = '', reaction = '', ...rest]) =>
      [code.padEnd(72), reaction.padEnd(12), ...rest].join(' ').concat('\n'),
    )
    .join('');
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
