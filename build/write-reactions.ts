// The texts ask the page for its language.
import '../test/run/dom';
import { catalogue, GENERIC } from '../src/core/decision/catalogue';
import type { Reaction } from '../src/core/types/result';
import { t } from '../src/core/words/words';
import { parseCommand } from './command.mjs';
import { genericCodes } from './generic-codes';

const reactions: Record<string, Reaction> = { ...catalogue };
for (const code of genericCodes) reactions[code] ??= GENERIC;
const codes = Object.keys(reactions).sort();

/** Returns the reaction to each code of the server. */
export function writeReactions(args: string[]): string {
  const { values } = parseCommand(
    args,
    {
      call: 'npm run -s release -- reactions',
      about: 'Prints the reaction to each code of the server as a table.',
    },
    { json: { type: 'boolean', about: 'prints one object' } },
  );
  if (values.json)
    return JSON.stringify(Object.fromEntries(codes.map(code => [code, reactions[code]])), null, 2);
  return [['CODE', 'REACTION', 'ABOUT', 'TEXT'], ...codes.map(toRow)]
    .map(([what, detail, ...rest]) => [what?.padEnd(72), detail?.padEnd(12), ...rest].join(' '))
    .join('\n');
}

function toRow(code: string): string[] {
  const reaction = reactions[code] as Reaction;
  if (reaction.do === 'show') return [code, reaction.do, reaction.field ?? reaction.on, t(reaction.key)];
  return [code, reaction.do, 'reason' in reaction ? reaction.reason : ''];
}
