import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { dist } from '../build/dist.mjs';
import { buildBaseline } from './build-baseline';
import { createElementPage, SCRIPT, type Subject } from './element-page';
import { interleave } from './interleave';
import { medianOf } from './median';
import { checkRatio, formatRatio } from './ratio';
import { openFresh, record, SITE, SLOWDOWN } from './record';
import { readLongestMs, readTaskMs } from './trace';
import { PAINTED, watchButtons } from './watch-buttons';

/** Elements per page. */
const COUNTS = [1, 10, 50, 200, 1000];

/** Limit of the last elements' cost, as a multiple of the first ones'. */
const GROWTH_MAX = 1.5;

/** A page of a thousand elements is slow on a slowed-down CPU. */
const PAGE_TIMEOUT_MS = 10 * 60_000;

/** CPU time of all tasks from the script's evaluation until the last button is painted. */
interface Load {
  taskMs: number;
  longestMs: number;
}

async function load(browser: Browser, subject: Subject, count: number): Promise<Load> {
  const page = await openFresh(browser, createElementPage(subject, count));
  try {
    await page.addInitScript(watchButtons);
    const events = await record(browser, page, async () => {
      await page.goto(SITE, { timeout: PAGE_TIMEOUT_MS });
      await page.locator(`[${PAINTED}]`).waitFor({ state: 'attached', timeout: PAGE_TIMEOUT_MS });
    });
    return {
      taskMs: readTaskMs(events, SCRIPT, PAINTED),
      longestMs: readLongestMs(events, SCRIPT, PAINTED),
    };
  } finally {
    await page.context().close();
  }
}

const NOTHING = { count: 0, taskMs: 0 };

/** Cost of a page with `count` elements. */
interface Total {
  count: number;
  taskMs: number;
}

/** Returns the cost of each additional element between two pages. */
export function costOfOne(fewer: Total, more: Total): number {
  return (more.taskMs - fewer.taskMs) / (more.count - fewer.count);
}

/**
 * Returns the cost of the last elements as a multiple of the tenth's. The tenth's cost is the mean from the first to the
 * fiftieth, because the difference of fewer elements would be noise.
 */
export function toGrowth(totals: readonly Total[]): number {
  const [first, , fiftieth] = totals;
  const [before, last] = totals.slice(-2);
  if (!first || !fiftieth || !before || !last) return Number.NaN;
  return costOfOne(before, last) / costOfOne(first, fiftieth);
}

/** Measures the cost of an element on pages with many of them. Includes the browser's work that the element causes. */
export async function scale(browser: Browser, runs: number): Promise<string[]> {
  const scripts: Record<string, Subject> = {
    baseline: { code: await buildBaseline() },
    'this script': { code: await readFile(`${dist}/portable-wallets.js`) },
  };
  const fewer = Math.ceil(runs / 3);
  const loads: Record<string, Record<string, Load[]>> = {};
  for (const count of COUNTS)
    loads[count] = await interleave(scripts, fewer, subject => load(browser, subject, count));

  console.log(`Elements in one page, ${fewer} runs each, CPU ${SLOWDOWN}x slower, medians of CPU time`);
  const median = (name: string, count: number, read: (load: Load) => number) =>
    medianOf(loads[count]?.[name], read);
  const rows: Record<string, Record<string, string>> = {};
  const growth: Record<string, number> = {};
  for (const name of Object.keys(scripts)) {
    const totals = COUNTS.map(count => ({ count, taskMs: median(name, count, each => each.taskMs) }));
    growth[name] = toGrowth(totals);
    for (const [index, total] of totals.entries())
      rows[`${total.count}, ${name}`] = {
        'one more element': `${costOfOne(totals[index - 1] ?? NOTHING, total).toFixed(1)} ms`,
        'all tasks': `${total.taskMs.toFixed(0)} ms`,
        'longest task': `${median(name, total.count, each => each.longestMs).toFixed(0)} ms`,
      };
  }
  console.table(rows);
  for (const [name, ratio] of Object.entries(growth))
    console.log(`${name}: each of the last elements of a thousand costs ${formatRatio(ratio)} of the tenth.`);
  return checkRatio(
    'The cost of the 1,000th element, as a multiple of the 10th,',
    growth['this script'] ?? Number.NaN,
    GROWTH_MAX,
  );
}
