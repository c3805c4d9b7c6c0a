import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { dist } from '../build/dist.mjs';
import { buildFloor } from './build-floor';
import { buildPeer } from './build-peer';
import { createElementPage, SCRIPT } from './element-page';
import { interleave } from './interleave';
import { medianOf } from './median';
import { INCUMBENT, PEERS } from './peers';
import { checkRatio, writeRatio } from './ratio';
import { openFresh, record, SITE, SLOWDOWN } from './record';
import { readSizes, type Sizes } from './sizes';
import { type Row, replaceMarked, writeTable } from './table';
import { readEvaluationMs, readTaskMs } from './trace';
import { PAINTED, watchButtons } from './watch-buttons';

/** What the script costs a page that loads it, beside the floor and beside peers. */
interface Boot {
  /** On a page that holds none of its elements. */
  evaluationMs: number;
  /** Of all tasks from the script on until the button is painted. NaN for a peer: another's script draws its buttons. */
  paintMs: number;
}

type Script = { code: Buffer; isOfPage: boolean };

async function evaluate(browser: Browser, script: Script): Promise<number> {
  const page = await openFresh(browser, createElementPage(script, 0));
  try {
    // A peer may throw where its page lacks something: it was evaluated all the same.
    const events = await record(browser, page, () => page.goto(SITE, { waitUntil: 'load' }));
    return readEvaluationMs(events, SCRIPT);
  } finally {
    await page.context().close();
  }
}

async function paint(browser: Browser, script: Script): Promise<number> {
  if (!script.isOfPage) return Number.NaN;
  const page = await openFresh(browser, createElementPage(script, 1));
  try {
    await page.addInitScript(watchButtons);
    const events = await record(browser, page, async () => {
      await page.goto(SITE);
      await page.locator(`[${PAINTED}]`).waitFor({ state: 'attached' });
    });
    return readTaskMs(events, SCRIPT, PAINTED);
  } finally {
    await page.context().close();
  }
}

const OURS = 'this script, a page view';
const FLOOR = 'the floor';
const PAGE = 'docs/performance.md';

const writeMs = (ms: number) => (Number.isFinite(ms) ? `${ms.toFixed(0)} ms` : '');

/**
 * Measures boot and sizes, writes the table into docs/performance.md, and prints it.
 *
 * @returns what is beyond a gate
 */
export async function boot(browser: Browser, runs: number): Promise<string[]> {
  const scripts: Record<string, Script> = {
    [FLOOR]: { code: await buildFloor(), isOfPage: true },
    [OURS]: { code: await readFile(`${dist}/portable-wallets.js`), isOfPage: true },
  };
  const notes: string[] = [];
  for (const [name, peer] of Object.entries(PEERS))
    try {
      scripts[name] = { code: await buildPeer(peer), isOfPage: false };
    } catch (error) {
      notes.push(`${name} could not be installed or built: ${firstLine(error)}`);
    }
  const boots = await interleave(scripts, runs, async (script): Promise<Boot> => {
    const evaluationMs = await evaluate(browser, script);
    return { evaluationMs, paintMs: await paint(browser, script) };
  });
  const evaluationMs = (name: string) => medianOf(boots[name], boot => boot.evaluationMs);
  const paintMs = (name: string) => medianOf(boots[name], boot => boot.paintMs);
  const evaluation = (name: string) => evaluationMs(name) / evaluationMs(FLOOR);
  const painting = (name: string) => paintMs(name) / paintMs(FLOOR);

  const rows: Row[] = [FLOOR, OURS, ...Object.keys(PEERS)].map(name => ({
    '': name,
    'evaluation, of the floor': writeRatio(evaluation(name)),
    'to the first paint, of the floor': writeRatio(painting(name)),
    evaluation: writeMs(evaluationMs(name)),
    'to the first paint': writeMs(paintMs(name)),
    ...(scripts[name] && writeSizes(readSizes(scripts[name].code))),
  }));
  rows.push({
    '': 'the usual script for this job, as quoted',
    'evaluation, of the floor': writeRatio(INCUMBENT.ratio),
    ...writeSizes(INCUMBENT),
  });
  const table = writeTable(Object.keys(rows[0] ?? {}), rows);
  const page = await readFile(PAGE, 'utf8');
  await writeFile(PAGE, replaceMarked(page, 'boot', [table, ...notes].join('\n\n')));
  console.log(
    `Boot, ${runs} runs each, CPU ${SLOWDOWN}x slower, medians of CPU time\n${table}\n${notes.join('\n')}`,
  );
  return [
    ...checkRatio('The evaluation, as a multiple of the floor’s,', evaluation(OURS)),
    ...checkRatio('The way to the first paint, as a multiple of the floor’s,', painting(OURS)),
  ];
}

const writeKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function writeSizes({ raw, gzip, brotli }: Sizes): Row {
  return { raw: writeKb(raw), gzip: writeKb(gzip), brotli: writeKb(brotli) };
}

const firstLine = (error: unknown) => String(Object(error).message).split('\n')[0];
