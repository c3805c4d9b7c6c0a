import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { createShop, type Shop } from '../sandbox/server/server';
import { PRODUCT } from '../test/browser/shop-page';
import { buildFloor, FLOOR } from './build-floor';
import { interleave } from './interleave';
import { medianOf } from './median';
import { checkRatio } from './ratio';
import { openFresh, record, SLOWDOWN } from './record';
import { readLongestShareMs } from './trace';

/** What a page view is like for a shopper. */
interface View {
  /** Sum of all layout shifts. */
  shift: number;
  firstPaintMs: number;
  largestPaintMs: number;
  /** The longest task's share of the script, in CPU time. */
  longestMs: number;
}

/** The script as a page loads it, or the floor in its place. */
interface Variant {
  shop: Shop;
  script: string;
  /** What is there when all is drawn. */
  button: string;
}

const SCRIPT = /portable-wallets|\/wallets\//;

/** Time for what the page does once its buttons are there. */
const REST_MS = 1000;

declare global {
  interface Window {
    paints: { shift: number; largest: number };
  }
}

/** Runs in the page, before anything else. */
function watchPaints(): void {
  window.paints = { shift: 0, largest: 0 };
  const watch = (type: string, each: (entry: never) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) each(entry as never);
    }).observe({ type, buffered: true });
  watch('layout-shift', (shift: { value: number }) => {
    window.paints.shift += shift.value;
  });
  watch('largest-contentful-paint', (paint: { startTime: number }) => {
    window.paints.largest = paint.startTime;
  });
}

async function view(browser: Browser, { shop, script, button }: Variant): Promise<View> {
  const page = await openFresh(browser);
  try {
    await page.addInitScript(watchPaints);
    const events = await record(browser, page, async () => {
      await page.goto(`${shop.url}/products/${PRODUCT.usual}?recommended=google_pay&script=${script}`);
      await page.locator(button).first().waitFor();
      await page.waitForTimeout(REST_MS);
    });
    const paints = await page.evaluate(() => ({
      shift: window.paints.shift,
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaintMs: window.paints.largest,
    }));
    return { ...paints, longestMs: readLongestShareMs(events, SCRIPT) };
  } finally {
    await page.context().close();
  }
}

/** The sandbox's product page with Google Pay, without the script, with it, and with the floor in its place. */
export async function productPage(browser: Browser, runs: number): Promise<string[]> {
  await buildFloor();
  const shop = await createShop();
  const floorShop = await createShop({ dist: pathToFileURL(`${FLOOR}/`) });
  const button = 'shopify-google-pay-button button';
  const variants: Record<string, Variant> = {
    'without a script': { shop, script: 'off', button: 'h1' },
    'as a module': { shop, script: 'module', button },
    'as a classic script': { shop, script: 'classic', button },
    'the floor': { shop: floorShop, script: 'module', button: 'shopify-accelerated-checkout button' },
  };
  let views: Record<string, View[]>;
  try {
    views = await interleave(variants, runs, variant => view(browser, variant));
  } finally {
    await shop.close();
    await floorShop.close();
  }
  console.log(`Product page, ${runs} runs each, CPU ${SLOWDOWN}x slower, medians`);
  const longestMs = (name: string) => medianOf(views[name], each => each.longestMs);
  const worstShift = (name: string) => Math.max(...(views[name] ?? []).map(({ shift }) => shift));
  console.table(
    Object.fromEntries(
      Object.keys(variants).map(name => [
        name,
        {
          'CLS, worst': worstShift(name).toFixed(4),
          'longest task (CPU)': `${longestMs(name).toFixed(0)} ms`,
          FCP: `${medianOf(views[name], each => each.firstPaintMs).toFixed(0)} ms`,
          LCP: `${medianOf(views[name], each => each.largestPaintMs).toFixed(0)} ms`,
        },
      ]),
    ),
  );
  return ['as a module', 'as a classic script'].flatMap(name => [
    ...(worstShift(name) ? [`The product page moves by ${worstShift(name)} with the script ${name}.`] : []),
    ...checkRatio(
      `The longest task ${name}, as a multiple of the floor’s,`,
      longestMs(name) / longestMs('the floor'),
    ),
  ]);
}
