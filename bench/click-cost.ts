import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { dist } from '../build/dist.mjs';
import { createShop, type Shop } from '../sandbox/server/server';
import { openProduct, PRODUCT, untilCheckout } from '../test/browser/shop-page';
import { interleave } from './interleave';
import { medianOf } from './median';
import { writeRatio } from './ratio';
import { SLOWDOWN } from './record';
import { writeNumber } from './table';

/** What a shopper who clicks pays for files that a page view doesn't load: bytes, and time until the shop is asked for a cart. */
const ROUND_TRIPS_MS = [40, 300];

/** How long before the click the page had a sign of it; without one, everything begins with the click. */
const SIGNS: Record<string, number | undefined> = {
  'the files were there': Number.POSITIVE_INFINITY,
  'a sign 300 ms before': 300,
  'a sign 100 ms before': 100,
  'no sign': undefined,
};

const FIRST_SIGN = Object.keys(SIGNS)[0] ?? '';
const FILES = ['checkout.js', 'cart.js'];

/** Runs in the page, before anything else: notes when the shop is asked for a cart, for the page after this one. */
function watchCart(): void {
  const { fetch } = window;
  window.fetch = (...input: Parameters<typeof fetch>) => {
    if (String(input[0]).includes('operation_name=cartCreate'))
      sessionStorage.asked = performance.timeOrigin + performance.now();
    return fetch(...input);
  };
}

/** @returns milliseconds from the click on Buy it now to the request for a cart */
async function click(browser: Browser, shop: Shop, roundTripMs: number, signMs?: number): Promise<number> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchCart);
    await openProduct({ page, shop }, PRODUCT.usual, { recommended: 'buy_it_now', cartWallets: '' });
    await slowDown(page, roundTripMs);
    const began = await press(page, signMs);
    await untilCheckout(page);
    return (await page.evaluate(() => Number(sessionStorage.asked))) - began;
  } finally {
    await context.close();
  }
}

/** From now on each request waits so long for its answer, on a machine that is slowed down. */
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

/** Gives the sign, waits, and clicks, all in the page; returns the time of the click. */
function press(page: Page, signMs: number | undefined): Promise<number> {
  const button = page.locator('#main shopify-buy-it-now-button button');
  return button.evaluate(
    async (element, [signMs, files]) => {
      const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
      const count = () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => (files as string[]).some(file => name.endsWith(`/${file}`))).length;
      if (signMs !== null) element.dispatchEvent(new Event('pointerover', { bubbles: true }));
      if (typeof signMs === 'number') await wait(signMs);
      else if (signMs !== null) {
        while (count() < (files as string[]).length) await wait(20);
        await wait(200);
      }
      const began = performance.timeOrigin + performance.now();
      (element as HTMLElement).click();
      return began;
    },
    [signMs === Number.POSITIVE_INFINITY ? 'all' : (signMs ?? null), FILES] as const,
  );
}

/** Measures and prints the cost; nothing of it is gated, because it is the network's time and not ours. */
export async function clickCost(browser: Browser, runs: number): Promise<string[]> {
  const { files } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')) as {
    files: Record<string, { brotli: number }>;
  };
  const bytes = FILES.map(file => files[file]?.brotli ?? Number.NaN);
  console.log(
    `A click on a product page adds ${FILES.map((file, index) => `${file} (${writeNumber(bytes[index] ?? 0)} B)`).join(' and ')}: ${writeNumber(bytes.reduce((sum, each) => sum + each))} B brotli, once a visit.`,
  );
  const shop = await createShop();
  const rows: Record<string, Record<string, string>> = {};
  try {
    for (const roundTripMs of ROUND_TRIPS_MS) {
      const times = await interleave(SIGNS, runs, signMs => click(browser, shop, roundTripMs, signMs));
      const of = (name: string) => medianOf(times[name], ms => ms);
      for (const name of Object.keys(SIGNS)) {
        const row = rows[name] ?? {};
        row[`${roundTripMs} ms`] = `${of(name).toFixed(0)} ms`;
        row[`${roundTripMs} ms, round trips`] = writeRatio((of(name) - of(FIRST_SIGN)) / roundTripMs);
        rows[name] = row;
      }
    }
  } finally {
    await shop.close();
  }
  console.log(
    `From the click to the request for a cart at two round trips, CPU ${SLOWDOWN}x slower, medians of ${runs} interleaved runs; and what that is more than with the files there, in round trips`,
  );
  console.table(rows);
  return [];
}
