import type { Browser } from 'playwright-core';
import { holdFile, PRODUCT } from '../sandbox/browser/visit';
import { createShop, type Shop } from '../sandbox/server/server';
import { interleave } from './interleave';
import { medianOf } from './median';
import { openFresh, SLOWDOWN } from './record';

/** Delay from a click to the button's busy state. */
interface Feedback {
  /** Painted frames until the button is busy; 1 is the next frame. */
  frames: number;
  /** Wall time until that frame. */
  ms: number;
}

const BUTTON = '#main shopify-buy-it-now-button button';

/** Runs in the page. Counts frames from the next click. */
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

/** Measures the first click, with `checkout.js` loaded or held back. */
async function click(browser: Browser, shop: Shop, isLoaded: boolean): Promise<Feedback> {
  const page = await openFresh(browser);
  try {
    await page.goto(`${shop.url}/products/${PRODUCT.standard}?recommended=buy_it_now`);
    await page.locator(BUTTON).waitFor();
    if (isLoaded) {
      const loaded = page.waitForResponse(/checkout\.js/);
      await page.locator(BUTTON).hover();
      await (await loaded).finished();
      await page.waitForLoadState('networkidle');
    }
    // No request gets a response before the feedback.
    const releases = [await holdFile(page, 'graphql.json')];
    if (!isLoaded) releases.push(await holdFile(page, 'checkout.js'));
    const feedback = page.evaluate(watchFeedback);
    await page.locator(BUTTON).click();
    const seen = await feedback;
    for (const release of releases) release();
    return seen;
  } finally {
    await page.context().close();
  }
}

/** Measures the feedback to a click. It must be in the next frame, whether or not `checkout.js` is loaded. */
export async function feedback(browser: Browser, runs: number): Promise<string[]> {
  const shop = await createShop();
  const cases = { 'checkout.js is loaded': true, 'checkout.js is not loaded': false };
  let clicks: Record<string, Feedback[]>;
  try {
    clicks = await interleave(cases, runs, isLoaded => click(browser, shop, isLoaded));
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
  return late.map(({ name }) => `The first feedback is not in the next frame if ${name}.`);
}
