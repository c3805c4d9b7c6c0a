import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watchLeftovers } from './leftovers';

/**
 * A process of `pool.mjs`: runs the test files that it receives, one after the other, and sends their results. With the
 * argument `browser`, it keeps its browsers between files; with `page`, all its files share one page.
 */

type Suite = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;
const queue: (Suite | null)[][] = [];
// uvu adds its tests to this queue and waits for the start.
Object.assign(globalThis, { UVU_DEFER: 1, UVU_QUEUE: queue, UVU_INDEX: 0 });

const tell = (message: object) => process.send?.(message);
process.stdout.write = ((text: string | Uint8Array) => {
  tell({ text: typeof text === 'string' ? text : new TextDecoder().decode(text) });
  return true;
}) as typeof process.stdout.write;

const [, , kind] = process.argv;
const keepsBrowsers = kind === 'browser';
if (keepsBrowsers) (await import('../browser/open')).keepBrowsers();
if (kind === 'page') await import('./dom');

async function play(file: string) {
  queue.splice(0, queue.length, []);
  const findLeftovers = watchLeftovers(keepsBrowsers);
  await import(pathToFileURL(resolve(file)).href);
  const sum = { passed: 0, skipped: 0, total: 0 };
  for (const suite of queue.flat()) {
    const [errors, passed, skipped, total] = (await suite?.()) ?? [true, 0, 0, 0];
    if (errors !== true) tell({ text: `\n${errors}\n`, errors });
    sum.passed += passed;
    sum.skipped += skipped;
    sum.total += total;
  }
  const left = await findLeftovers();
  return left.length ? { ...sum, fault: `It ends with ${left.join(', ')}.` } : sum;
}

process.on('message', async (file: string) => {
  try {
    tell({ end: await play(file) });
  } catch (error) {
    const errors = String((error instanceof Error && error.stack) || error);
    tell({ text: `\n${errors}\n`, errors });
    tell({ end: { passed: 0, skipped: 0, total: 0 } });
  }
});
// The end of the process closes its browsers and everything a page left open.
process.once('disconnect', () => process.exit());
tell({ isReady: true });
