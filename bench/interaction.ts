import type { Browser, Page } from 'playwright-core';
import { holdFile } from '../test/browser/drivers/hold-file';
import { findProduct, PRODUCT } from '../test/browser/drivers/shop-page';
import { createShop, type Shop } from '../test/shop/server';
import { interleave } from './interleave';
import { medianOf } from './median';
import { openFresh, SLOWDOWN } from './record';

/** From a click on the button to what the shopper sees of it. */
interface Feedback {
  /** Frames that are painted until the button says that it is busy. 1 is the next one. */
  frames: number;
  /** Until that frame, on the wall. */
  ms: number;
}

declare global {
  interface Window {
    /** The slowest interaction so far, from the input to the next paint. */
    slowestMs: number;
  }
}

const BUTTON = '#main shopify-buy-it-now-button button';

/** Runs in the page: counts frames from the next click on. */
function watchFeedback(): Promise<Feedback> {
  return new Promise(resolve => {
    const count = ({ timeStamp }: Event) => {
      let frames = 0;
      const look = () => {
        frames++;
        const isSeen = document.querySelector('shopify-buy-it-now-button button[aria-busy=true]');
        if (isSeen) resolve({ frames, ms: performance.now() - timeStamp });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', count, { capture: true, once: true });
  });
}

/** Runs in the page, before anything else. The browser tells durations in steps of 8 ms, from 16 on. */
function watchInteractions(): void {
  window.slowestMs = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.slowestMs = Math.max(window.slowestMs, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

async function openPage(
  browser: Browser,
  shop: Shop,
  handle: string,
  query: Record<string, string>,
): Promise<Page> {
  const page = await openFresh(browser);
  await page.addInitScript(watchInteractions);
  await page.goto(`${shop.url}/products/${handle}?${new URLSearchParams(query)}`);
  if (query.script !== 'off') await page.locator(BUTTON).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The first click, with `checkout.js` there or held back until the feedback was seen. */
async function click(browser: Browser, shop: Shop, isThere: boolean): Promise<Feedback> {
  const page = await openPage(browser, shop, PRODUCT.usual, { recommended: 'buy_it_now' });
  try {
    if (isThere) {
      const loaded = page.waitForResponse(/checkout\.js/);
      await page.locator(BUTTON).hover();
      await (await loaded).finished();
      await page.waitForLoadState('networkidle');
    }
    // What is asked for stays without an answer until the feedback has been seen.
    const releases = [await holdFile(page, 'graphql.json')];
    if (!isThere) releases.push(await holdFile(page, 'checkout.js'));
    const feedback = page.evaluate(watchFeedback);
    await page.locator(BUTTON).click();
    const seen = await feedback;
    for (const release of releases) release();
    return seen;
  } finally {
    await page.context().close();
  }
}

/** What a shopper does on a product page before buying: chooses options, types. @returns the slowest of it */
async function use(browser: Browser, shop: Shop, script: string): Promise<number> {
  const page = await openPage(browser, shop, PRODUCT.usual, { recommended: 'buy_it_now', script });
  try {
    for (const choice of await page.locator('#main label.choice').all()) await choice.click();
    await page.locator('#main #quantity').fill('2');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) await page.locator('#main #quantity').press(key);
    await page.locator('#main #message').pressSequentially('Feliz dia');
    // An interaction is told after its paint.
    await page.waitForTimeout(300);
    return await page.evaluate(() => window.slowestMs);
  } finally {
    await page.context().close();
  }
}

/** How soon the page answers a shopper: the script's button, and everything else with the script and without it. */
export async function interaction(browser: Browser, runs: number): Promise<string[]> {
  const shop = await createShop();
  const product = findProduct(shop, PRODUCT.usual);
  const cases = { 'checkout.js is there': true, 'checkout.js is not there yet': false };
  try {
    const clicks = await interleave(cases, runs, isThere => click(browser, shop, isThere));
    const uses = await interleave({ 'with the script': 'module', 'without it': 'off' }, runs, script =>
      use(browser, shop, script),
    );
    console.log(
      `Interaction, ${runs} runs each, CPU ${SLOWDOWN}x slower, medians: from a click to the first feedback`,
    );
    console.table(
      Object.fromEntries(
        Object.entries(clicks).map(([name, all]) => [
          name,
          {
            'frames, worst': Math.max(...all.map(({ frames }) => frames)),
            until: `${medianOf(all, ({ ms }) => ms).toFixed(0)} ms`,
          },
        ]),
      ),
    );
    console.log(
      `Interaction to next paint on the page of ${product.title}, as the shopper chooses and types`,
    );
    console.table(
      Object.fromEntries(
        Object.entries(uses).map(([name, all]) => [
          name,
          { INP: `${medianOf(all, ms => ms).toFixed(0)} ms` },
        ]),
      ),
    );
    return Object.entries(clicks).flatMap(([name, all]) =>
      medianOf(all, ({ frames }) => frames) === 1
        ? []
        : [`The first feedback is not in the next frame where ${name}.`],
    );
  } finally {
    await shop.close();
  }
}
