import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { PRODUCT } from '../sandbox/browser/visit';
import { createShop, type Shop } from '../sandbox/server/server';
import { BASELINE, buildBaseline } from './build-baseline';
import { interleave } from './interleave';
import { medianOf } from './median';
import { checkRatio } from './ratio';
import { openFresh, record, SLOWDOWN } from './record';
import { readLongestShareMs } from './trace';

interface View {
  /** Sum of all layout shifts. */
  shift: number;
  firstPaintMs: number;
  largestPaintMs: number;
  /** The script's largest share of one task, in CPU time. */
  longestMs: number;
}

interface Variant {
  shop: Shop;
  /** The setting `script` of the sandbox. */
  script: string;
  /** Selector of the last rendered element. */
  button: string;
}

const SCRIPT = /portable-wallets|\/wallets\//;

/** Time for work of the page after its buttons have rendered. */
const SETTLE_MS = 1000;

declare global {
  interface Window {
    paints: { shift: number; largest: number };
  }
}

/** Runs in the page before its scripts. */
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
      await page.goto(`${shop.url}/products/${PRODUCT.standard}?recommended=google_pay&script=${script}`);
      await page.locator(button).first().waitFor();
      await page.waitForTimeout(SETTLE_MS);
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

/** Measures the sandbox's product page with Google Pay: without the script, with it, and with the baseline. */
export async function productPage(browser: Browser, runs: number): Promise<string[]> {
  await buildBaseline();
  const shop = await createShop();
  const baselineShop = await createShop({ dist: pathToFileURL(`${BASELINE}/`) });
  const button = 'shopify-google-pay-button button';
  const variants: Record<string, Variant> = {
    'without a script': { shop, script: 'off', button: 'h1' },
    'as a module': { shop, script: 'module', button },
    'as a classic script': { shop, script: 'classic', button },
    baseline: { shop: baselineShop, script: 'module', button: 'shopify-accelerated-checkout button' },
  };
  let views: Record<string, View[]>;
  try {
    views = await interleave(variants, runs, variant => view(browser, variant));
  } finally {
    await shop.close();
    await baselineShop.close();
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
    ...(worstShift(name)
      ? [`The product page has a layout shift of ${worstShift(name)} with the script ${name}.`]
      : []),
    ...checkRatio(
      `The longest task ${name}, as a multiple of the baseline,`,
      longestMs(name) / longestMs('baseline'),
    ),
  ]);
}
