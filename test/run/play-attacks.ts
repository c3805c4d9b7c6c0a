import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Attack } from '../attack/attack';

/** Plays the table of one file and tells the process that asked how each of its rows ended. */
const [, , file = ''] = process.argv;
const send = (message: object) => process.send?.(message);

// biome-ignore lint/suspicious/noExplicitAny: what a row's stage is depends on the folder
const { cases = [] }: { cases?: Attack<any>[] } = await import(pathToFileURL(resolve(file)).href);
send({ cases: cases.map(({ part, tried, held }) => ({ part, tried, held })) });

const tell = (row: number, run: Promise<void>) =>
  run.then(
    () => send({ row }),
    error => send({ row, fault: String(error?.stack ?? error) }),
  );

if (!cases.length) {
  // A file that only helps its neighbours has no table.
} else if (file.includes('/browser/')) {
  const { createStages } = await import('../browser/drivers/stages');
  const stages = createStages();
  await Promise.all(
    cases.map(({ tried, run }, row) =>
      tell(
        row,
        stages.play(tried, async stage => run(stage)),
      ),
    ),
  );
  await stages.close();
} else for (const [row, { run }] of cases.entries()) await tell(row, (async () => run(undefined))());

// What a page has left open must not hold the table up.
process.once('disconnect', () => process.exit());
process.disconnect();
