import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { dist } from '../build/dist.mjs';
import { openProduct, PRODUCT, untilCheckout } from '../sandbox/browser/visit';
import { createShop, type Shop } from '../sandbox/server/server';
import { interleave } from './interleave';
import { medianOf } from './median';
import { formatRatio } from './ratio';
import { SLOWDOWN } from './record';
import { formatNumber } from './table';

const ROUND_TRIPS_MS = [40, 300];

/** Time between the pointer's arrival, which preloads the file, and the click. `undefined`: the click loads it. */
const HOVERS: Record<string, number | undefined> = {
  'file loaded': Number.POSITIVE_INFINITY,
  'pointer 300 ms before': 300,
  'pointer 100 ms before': 100,
  'no pointer': undefined,
};

const LOADED = Object.keys(HOVERS)[0] ?? '';
const FILE = 'checkout.js';

/** Runs in the page before its scripts. Stores the time of the cart request for the checkout page, which is read. */
function watchCart(): void {
  const { fetch } = window;
  window.fetch = (...input: Parameters<typeof fetch>) => {
    if (String(input[0]).includes('operation_name=cartCreate'))
      sessionStorage.requestedAt = performance.timeOrigin + performance.now();
    return fetch(...input);
  };
}

/** Measures the time from the click on Buy it now to the cart request, in milliseconds. */
async function click(browser: Browser, shop: Shop, roundTripMs: number, hoverMs?: number): Promise<number> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchCart);
    await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now', cartWallets: '' });
    await slowDown(page, roundTripMs);
    const began = await press(page, hoverMs);
    await untilCheckout(page);
    return (await page.evaluate(() => Number(sessionStorage.requestedAt))) - began;
  } finally {
    await context.close();
  }
}

/** Slows down the CPU, and delays each response by the latency. */
async function slowDown(page: Page, latency: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Moves the pointer to the button, waits and clicks, all inside the page. Returns the time of the click. */
function press(page: Page, hoverMs: number | undefined): Promise<number> {
  const button = page.locator('#main shopify-buy-it-now-button button');
  return button.evaluate(
    async (element, [hoverMs, file]) => {
      const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
      const isLoaded = () =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`/${file}`));
      if (hoverMs !== null) element.dispatchEvent(new Event('pointerover', { bubbles: true }));
      if (typeof hoverMs === 'number') await wait(hoverMs);
      else if (hoverMs !== null) {
        while (!isLoaded()) await wait(20);
        await wait(200);
      }
      const began = performance.timeOrigin + performance.now();
      (element as HTMLElement).click();
      return began;
    },
    [hoverMs === Number.POSITIVE_INFINITY ? 'all' : (hoverMs ?? null), FILE] as const,
  );
}

/**
 * Measures what a click costs that loads its bundle: bytes, and time to the cart request. Without a gate, because the
 * network takes that time.
 */
export async function clickCost(browser: Browser, runs: number): Promise<string[]> {
  const { files } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')) as {
    files: Record<string, { brotli: number }>;
  };
  const bytes = formatNumber(files[FILE]?.brotli ?? Number.NaN);
  console.log(`A click on a product page adds ${FILE}: ${bytes} B brotli, once per visit.`);
  const shop = await createShop();
  const rows: Record<string, Record<string, string>> = {};
  try {
    for (const roundTripMs of ROUND_TRIPS_MS) {
      const times = await interleave(HOVERS, runs, hoverMs => click(browser, shop, roundTripMs, hoverMs));
      const of = (name: string) => medianOf(times[name], ms => ms);
      for (const name of Object.keys(HOVERS)) {
        const row = rows[name] ?? {};
        row[`${roundTripMs} ms`] = `${of(name).toFixed(0)} ms`;
        row[`${roundTripMs} ms, round trips`] = formatRatio((of(name) - of(LOADED)) / roundTripMs);
        rows[name] = row;
      }
    }
  } finally {
    await shop.close();
  }
  console.log(
    `From the click to the cart request at two round-trip times, CPU ${SLOWDOWN}x slower, medians of ${runs} interleaved runs; round trips: the extra time compared with a loaded file`,
  );
  console.table(rows);
  return [];
}
