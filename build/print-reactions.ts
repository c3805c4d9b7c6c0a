import { catalogue, GENERIC } from '../src/core/decision/catalogue';
import { t } from '../src/core/labels/i18n';
import type { Reaction } from '../src/core/types/result';
import { genericCodes } from './generic-codes';

/**
 * Prints what is done about each code of the server, from the table that decides it: `npm run -s reactions`, or with
 * `--json` as one object.
 */
const reactions: Record<string, Reaction> = { ...catalogue };
for (const code of genericCodes) reactions[code] ??= GENERIC;
const codes = Object.keys(reactions).sort();

if (process.argv.includes('--json'))
  console.log(JSON.stringify(Object.fromEntries(codes.map(code => [code, reactions[code]])), null, 2));
else
  for (const [what, detail, ...words] of [['CODE', 'REACTION', 'ABOUT', 'TEXT'], ...codes.map(toRow)])
    console.log([what?.padEnd(72), detail?.padEnd(12), ...words].join(' '));

function toRow(code: string): string[] {
  const reaction = reactions[code] as Reaction;
  if (reaction.do === 'show') return [code, reaction.do, reaction.field ?? reaction.on, t(reaction.key)];
  return [code, reaction.do, 'reason' in reaction ? reaction.reason : ''];
}
