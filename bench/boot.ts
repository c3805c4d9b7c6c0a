import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { dist } from '../build/dist.mjs';
import { buildBaseline } from './build-baseline';
import { buildPeer } from './build-peer';
import { createElementPage, SCRIPT } from './element-page';
import { interleave } from './interleave';
import { medianOf } from './median';
import { INCUMBENT, PEERS } from './peers';
import { checkRatio, formatRatio } from './ratio';
import { openFresh, record, SITE, SLOWDOWN } from './record';
import { readSizes, type Sizes } from './sizes';
import { formatTable, type Row, replaceMarked } from './table';
import { readEvaluationMs, readTaskMs } from './trace';
import { PAINTED, watchButtons } from './watch-buttons';

/** CPU time that a script takes while a page loads. */
interface Boot {
  /** On a page without its elements. */
  evaluationMs: number;
  /** All tasks from the script's evaluation until the button is painted. NaN for a peer, because the wallet's SDK renders its button. */
  paintMs: number;
}

type Script = { code: Buffer; rendersButton: boolean };

async function evaluate(browser: Browser, script: Script): Promise<number> {
  const page = await openFresh(browser, createElementPage(script, 0));
  try {
    // A peer may throw because the page lacks something. Its evaluation is still measured.
    const events = await record(browser, page, () => page.goto(SITE, { waitUntil: 'load' }));
    return readEvaluationMs(events, SCRIPT);
  } finally {
    await page.context().close();
  }
}

async function paint(browser: Browser, script: Script): Promise<number> {
  if (!script.rendersButton) return Number.NaN;
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

const SUBJECT = 'this script, a page view';
const BASELINE = 'baseline';
const PAGE = 'docs/performance.md';

const formatMs = (ms: number) => (Number.isFinite(ms) ? `${ms.toFixed(0)} ms` : '');

/**
 * Measures boot and sizes, writes the table into docs/performance.md, and prints it.
 *
 * @returns one sentence for each figure over its gate
 */
export async function boot(browser: Browser, runs: number): Promise<string[]> {
  const scripts: Record<string, Script> = {
    [BASELINE]: { code: await buildBaseline(), rendersButton: true },
    [SUBJECT]: { code: await readFile(`${dist}/portable-wallets.js`), rendersButton: true },
  };
  const notes: string[] = [];
  for (const [name, peer] of Object.entries(PEERS))
    try {
      scripts[name] = { code: await buildPeer(peer), rendersButton: false };
    } catch (error) {
      notes.push(`${name} could not be installed or built: ${firstLine(error)}`);
    }
  const boots = await interleave(scripts, runs, async (script): Promise<Boot> => {
    const evaluationMs = await evaluate(browser, script);
    return { evaluationMs, paintMs: await paint(browser, script) };
  });
  const evaluationMs = (name: string) => medianOf(boots[name], boot => boot.evaluationMs);
  const paintMs = (name: string) => medianOf(boots[name], boot => boot.paintMs);
  const evaluation = (name: string) => evaluationMs(name) / evaluationMs(BASELINE);
  const painting = (name: string) => paintMs(name) / paintMs(BASELINE);

  const rows: Row[] = [BASELINE, SUBJECT, ...Object.keys(PEERS)].map(name => ({
    '': name,
    'evaluation, of the baseline': formatRatio(evaluation(name)),
    'to the first paint, of the baseline': formatRatio(painting(name)),
    evaluation: formatMs(evaluationMs(name)),
    'to the first paint': formatMs(paintMs(name)),
    ...(scripts[name] && formatSizes(readSizes(scripts[name].code))),
  }));
  rows.push({
    '': 'the incumbent, published figures',
    'evaluation, of the baseline': formatRatio(INCUMBENT.ratio),
    ...formatSizes(INCUMBENT),
  });
  const table = formatTable(Object.keys(rows[0] ?? {}), rows);
  const page = await readFile(PAGE, 'utf8');
  await writeFile(PAGE, replaceMarked(page, 'boot', [table, ...notes].join('\n\n')));
  console.log(
    `Boot, ${runs} runs each, CPU ${SLOWDOWN}x slower, medians of CPU time\n${table}\n${notes.join('\n')}`,
  );
  return [
    ...checkRatio('The evaluation, as a multiple of the baseline,', evaluation(SUBJECT)),
    ...checkRatio('The time to the first paint, as a multiple of the baseline,', painting(SUBJECT)),
  ];
}

const formatKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function formatSizes({ raw, gzip, brotli }: Sizes): Row {
  return { raw: formatKb(raw), gzip: formatKb(gzip), brotli: formatKb(brotli) };
}

const firstLine = (error: unknown) => String(Object(error).message).split('\n')[0];
