import type { Browser } from 'playwright-core';
import { readCommand } from '../build/command.mjs';
import { launchChromium } from '../test/browser/drivers/chromium';
import { getBrowser } from '../test/run/find-browser.mjs';
import { boot } from './boot';
import { clickCost } from './click-cost';
import { feedback } from './feedback';
import { nextPaint } from './next-paint';
import { productPage } from './product-page';
import { scale } from './scale';
import { telemetry } from './telemetry';

/**
 * What the script costs a page, each part beside the same part of a floor on the same stack. All gates are ratios, because
 * times are the machine's.
 *
 * Measures one thing and prints it. @returns what is beyond a gate, as sentences
 */
type Part = (browser: Browser, runs: number) => Promise<string[]>;

const PARTS: Record<string, Part> = {
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
    words: Object.keys(PARTS),
    about: 'Measures what the script costs a page, all parts or these, and writes the table of README.md.',
  },
  { runs: { type: 'string', isCount: true, about: `takes the median of so many runs; ${RUNS} by default` } },
);
const runs = Number(values.runs ?? RUNS);

const broken: string[] = [];
const browser = await launchChromium({ executablePath: getBrowser() });
try {
  for (const [name, measure] of Object.entries(PARTS))
    if (!names.length || names.includes(name)) {
      broken.push(...(await measure(browser, runs)));
      console.log();
    }
} finally {
  await browser.close();
}
if (broken.length) console.log(`Beyond the gates:\n${broken.join('\n')}`);
process.exit(broken.length ? 1 : 0);
