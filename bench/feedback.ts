import type { Browser } from 'playwright-core';
import { createShop, type Shop } from '../sandbox/server/server';
import { holdFile } from '../test/browser/page-control';
import { PRODUCT } from '../test/browser/shop-page';
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

/** The first click, with `checkout.js` there or held back until the feedback was seen. */
async function click(browser: Browser, shop: Shop, isThere: boolean): Promise<Feedback> {
  const page = await openFresh(browser);
  try {
    await page.goto(`${shop.url}/products/${PRODUCT.usual}?recommended=buy_it_now`);
    await page.locator(BUTTON).waitFor();
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

/** How soon the button answers a click: in the next frame, whether or not the purchase's file is there. */
export async function feedback(browser: Browser, runs: number): Promise<string[]> {
  const shop = await createShop();
  const cases = { 'checkout.js is there': true, 'checkout.js is not there yet': false };
  let clicks: Record<string, Feedback[]>;
  try {
    clicks = await interleave(cases, runs, isThere => click(browser, shop, isThere));
  } finally {
    await shop.close();
  }
  console.log(`From a click to the first feedback, ${runs} runs each, CPU ${SLOWDOWN}x slower, medians`);
  const rows = Object.entries(clicks).map(([name, all]) => ({
    name,
    frames: medianOf(all, each => each.frames),
    ms: medianOf(all, each => each.ms),
  }));
  console.table(
    Object.fromEntries(rows.map(({ name, frames, ms }) => [name, { frames, until: `${ms.toFixed(0)} ms` }])),
  );
  const late = rows.filter(({ frames }) => frames !== 1);
  return late.map(({ name }) => `The first feedback is not in the next frame where ${name}.`);
}
