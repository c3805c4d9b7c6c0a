import type { Browser } from 'playwright-core';
import { launchChromium } from '../test/browser/drivers/chromium';
import { getBrowser } from '../test/run/find-browser.mjs';
import { boot } from './boot';
import { clickCost } from './click-cost';
import { feedback } from './feedback';
import { nextPaint } from './next-paint';
import { productPage } from './product-page';
import { scale } from './scale';

/**
 * What the script costs a page, each part beside the same part of a floor on the same stack. All gates are ratios, because
 * times are the machine's. `npm run bench` runs all parts, `-- boot scale` these, and a number among them says how many runs.
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
};

const RUNS = 15;

const input = process.argv.slice(2);
const runs = Number(input.find(word => /^\d+$/.test(word)) ?? RUNS);
const names = input.filter(word => !/^\d+$/.test(word));
const unknown = names.filter(name => !PARTS[name]);
if (unknown.length || !runs)
  throw new Error(
    `There is no part ${unknown}: name ${Object.keys(PARTS).join(', ')}, and at least one run.`,
  );

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
