import type { Browser } from 'playwright-core';
import { createShop, type Shop } from '../sandbox/server/server';
import { PRODUCT } from '../test/browser/shop-page';
import { interleave } from './interleave';
import { median } from './median';
import { openFresh, SLOWDOWN } from './record';

declare global {
  interface Window {
    /** The slowest interaction so far, from the input to the next paint. */
    slowestMs: number;
  }
}

/** An interaction is told after its paint. */
const TELLING_MS = 300;

/** Runs in the page, before anything else. The browser gives durations in steps of 8 ms, from 16 on. */
function watchInteractions(): void {
  window.slowestMs = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.slowestMs = Math.max(window.slowestMs, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Does what a shopper does on a product page before buying: chooses options, types. @returns the slowest of it */
async function use(browser: Browser, { url }: Shop, script: string): Promise<number> {
  const page = await openFresh(browser);
  try {
    await page.addInitScript(watchInteractions);
    await page.goto(`${url}/products/${PRODUCT.usual}?recommended=buy_it_now&script=${script}`);
    await page.waitForLoadState('networkidle');
    for (const choice of await page.locator('#main label.choice').all()) await choice.click();
    await page.locator('#main #quantity').fill('2');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) await page.locator('#main #quantity').press(key);
    await page.locator('#main #message').pressSequentially('Feliz dia');
    await page.waitForTimeout(TELLING_MS);
    return await page.evaluate(() => window.slowestMs);
  } finally {
    await page.context().close();
  }
}

/** The page's interaction to next paint, with the script and without it: printed, because the theme's part of it is the larger one. */
export async function nextPaint(browser: Browser, runs: number): Promise<string[]> {
  const shop = await createShop();
  let uses: Record<string, number[]>;
  try {
    const scripts = { 'with the script': 'module', 'without it': 'off' };
    uses = await interleave(scripts, runs, script => use(browser, shop, script));
  } finally {
    await shop.close();
  }
  console.log(
    `Interaction to next paint as the shopper chooses and types, ${runs} runs each, CPU ${SLOWDOWN}x slower, medians`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(uses).map(([name, all]) => [name, { INP: `${median(all).toFixed(0)} ms` }]),
    ),
  );
  return [];
}
