import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCommand, UsageError } from './command.mjs';
import { readReport } from './read-report.mjs';
import { resolvePlaces } from './resolve-places.mjs';

/**
 * Prints the places in the sources of the errors in a report, a log or a copied stack, by the source maps that `npm run release` keeps.
 *
 * @param {string[]} args
 * @param {Pick<import('./workplace.mjs').Workplace, 'releases'>} workplace
 */
export async function printPlaces(args, { releases }) {
  const { values, positionals } = parseCommand(
    args,
    {
      call: 'npm run -s release -- resolve',
      words: '[report.json]',
      most: 1,
      about:
        'Prints where the errors of a report, a log or a copied stack are in the sources. Without a file it reads stdin.',
    },
    {
      release: { type: 'string', about: "the release, if the report doesn't name it" },
      maps: { type: 'string', about: 'another folder of source maps' },
    },
  );
  const file = positionals[0] ?? '/dev/stdin';
  const text = await readFile(file, 'utf8').catch(({ code }) => {
    throw new UsageError(`${file} can't be read (${code}): name the file of the report, or pipe it in.`);
  });
  const errors = readReport(text);
  if (!errors.length) return 'There is no error in it.\n';
  const resolved = [];
  for (const { text, release } of errors)
    resolved.push(
      await resolvePlaces(text, values.maps ?? join(releases, 'maps'), values.release ?? release),
    );
  return resolved.map(text => `${text.trimEnd()}\n\n`).join('');
}
