import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, readArguments, runCommand } from './command.mjs';
import { readReport } from './read-report.mjs';
import { resolvePlaces } from './resolve-places.mjs';
import { workplace } from './workplace.mjs';

await runCommand(import.meta.url, words => printPlaces(words, workplace));

/**
 * `npm run -s resolve -- report.json`: prints where the errors of a report, a log or a copied stack are in the sources, by the
 * source maps that `npm run release` keeps. Without a file it reads what is piped in. `--release` names the release where the report
 * doesn't, `--maps` another folder of maps.
 *
 * @param {string[]} words
 * @param {Pick<import('./workplace.mjs').Workplace, 'releases'>} workplace
 */
export async function printPlaces(words, { releases }) {
  const { values, positionals } = readArguments(
    words,
    { release: { type: 'string' }, maps: { type: 'string', default: join(releases, 'maps') } },
    1,
  );
  const file = positionals[0] ?? '/dev/stdin';
  const text = await readFile(file, 'utf8').catch(({ code }) => {
    throw new Refusal(`${file} can't be read (${code}): name the file of the report, or pipe it in.`);
  });
  const errors = readReport(text);
  if (!errors.length) return 'There is no error in it.\n';
  const resolved = [];
  for (const { text, release } of errors)
    resolved.push(await resolvePlaces(text, values.maps, values.release ?? release));
  return resolved.map(text => `${text.trimEnd()}\n\n`).join('');
}
