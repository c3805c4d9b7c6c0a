import type { Browser } from 'playwright-core';
import { readCommand } from '../build/command.mjs';
import { getBrowser } from '../build/find-browser.mjs';
import { launchChromium } from '../sandbox/browser/chromium';
import { boot } from './boot';
import { clickCost } from './click-cost';
import { feedback } from './feedback';
import { nextPaint } from './next-paint';
import { productPage } from './product-page';
import { scale } from './scale';
import { telemetry } from './telemetry';

/**
 * Measures one cost of the script and prints it. Gates compare the script with a baseline on the same stack, because
 * times depend on the machine.
 *
 * @returns one sentence for each figure over its gate
 */
type Benchmark = (browser: Browser, runs: number) => Promise<string[]>;

const BENCHMARKS: Record<string, Benchmark> = {
  boot,
  page: productPage,
  scale,
  feedback,
  inp: nextPaint,
  click: clickCost,
  telemetry,
};

const RUNS = 15;

const { values, positionals: names } = readCommand(
  {
    call: 'npm run bench',
    positionals: Object.keys(BENCHMARKS),
    about: 'Runs all benchmarks or the named ones. `boot` also writes its table into docs/performance.md.',
  },
  { runs: { type: 'string', isCount: true, about: `runs of each benchmark; ${RUNS} by default` } },
);
const runs = Number(values.runs ?? RUNS);

const failures: string[] = [];
const browser = await launchChromium({ executablePath: getBrowser() });
try {
  for (const [name, measure] of Object.entries(BENCHMARKS))
    if (!names.length || names.includes(name)) {
      failures.push(...(await measure(browser, runs)));
      console.log();
    }
} finally {
  await browser.close();
}
if (failures.length) console.log(`Over the limit:\n${failures.join('\n')}`);
process.exit(failures.length ? 1 : 0);
