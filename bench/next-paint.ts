import type { Browser } from 'playwright-core';
import { PRODUCT } from '../sandbox/browser/visit';
import { createShop, type Shop } from '../sandbox/server/server';
import { interleave } from './interleave';
import { median } from './median';
import { openFresh, SLOWDOWN } from './record';

declare global {
  interface Window {
    /** The slowest interaction so far, from the input to the next paint. */
    slowestMs: number;
  }
}

/** The observer reports an interaction only after its paint. */
const REPORT_DELAY_MS = 300;

/** Runs in the page before its scripts. Durations have a resolution of 8 ms, from 16 ms. */
function watchInteractions(): void {
  window.slowestMs = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.slowestMs = Math.max(window.slowestMs, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Chooses options and types on a product page. Returns the slowest interaction, in milliseconds. */
async function interact(browser: Browser, { url }: Shop, script: string): Promise<number> {
  const page = await openFresh(browser);
  try {
    await page.addInitScript(watchInteractions);
    await page.goto(`${url}/products/${PRODUCT.standard}?recommended=buy_it_now&script=${script}`);
    await page.waitForLoadState('networkidle');
    for (const choice of await page.locator('#main label.choice').all()) await choice.click();
    await page.locator('#main #quantity').fill('2');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) await page.locator('#main #quantity').press(key);
    await page.locator('#main #message').pressSequentially('Feliz dia');
    await page.waitForTimeout(REPORT_DELAY_MS);
    return await page.evaluate(() => window.slowestMs);
  } finally {
    await page.context().close();
  }
}

/** Measures the page's interaction to next paint with and without the script. Without a gate, because the theme dominates it. */
export async function nextPaint(browser: Browser, runs: number): Promise<string[]> {
  const shop = await createShop();
  let slowest: Record<string, number[]>;
  try {
    const scripts = { 'with the script': 'module', 'without it': 'off' };
    slowest = await interleave(scripts, runs, script => interact(browser, shop, script));
  } finally {
    await shop.close();
  }
  console.log(
    `Interaction to next paint while the shopper chooses options and types, ${runs} runs each, CPU ${SLOWDOWN}x slower, medians`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(slowest).map(([name, all]) => [name, { INP: `${median(all).toFixed(0)} ms` }]),
    ),
  );
  return [];
}
