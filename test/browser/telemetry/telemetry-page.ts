import type { Page, Request } from 'playwright-core';
import * as assert from 'uvu/assert';

export { assertTaken, counted, deliveries, untilCounted, watch } from './telemetry-counts';

/** What Chromium itself says of a collector that refuses. */
export const REFUSED = /^(Failed to load resource|Access to fetch).*\/collector\//;

/** Requests of the page that are about telemetry; the list grows. */
export function hearTelemetry(page: Page): string[] {
  const heard: string[] = [];
  const isOurs = (request: Request) =>
    /\/collector\/|telemetry/.test(request.url()) || request.method() === 'HEAD';
  page.on('request', request => {
    if (isOurs(request)) heard.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return heard;
}

declare global {
  interface Window {
    timers: { pending: Map<number, string>; ours: number };
  }
}

/** Lets the page keep count of the timers that our script has started and that neither ran nor were cleared. */
export async function countTimers(page: Page) {
  await page.addInitScript(() => {
    const timers: Window['timers'] = { pending: new Map(), ours: 0 };
    window.timers = timers;
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = window[name] as (run: () => void, ms?: number) => number;
      const started = (run: unknown, ms?: number, ...values: unknown[]) => {
        const id = start(() => {
          if (name === 'setTimeout') timers.pending.delete(id);
          if (typeof run === 'function') run(...values);
        }, ms);
        const stack = String(new Error().stack);
        if (/portable-wallets|\/telemetry|\/wallets\//.test(stack)) {
          timers.pending.set(id, stack);
          timers.ours++;
        }
        return id;
      };
      Object.assign(window, { [name]: started });
    }
    for (const name of ['clearTimeout', 'clearInterval'] as const) {
      const clear = window[name];
      Object.assign(window, {
        [name]: (id: number) => {
          timers.pending.delete(id);
          clear(id);
        },
      });
    }
  });
}

/** Waits until no timer of ours is left; there were some. */
export async function untilNoTimer(page: Page) {
  const left = () => page.evaluate(() => [...window.timers.pending.values()]);
  const end = Date.now() + 6000;
  while ((await left()).length) {
    if (Date.now() > end) throw new Error(`Timers are left:\n${(await left()).join('\n')}`);
    await page.waitForTimeout(50);
  }
  assert.ok(await page.evaluate(() => window.timers.ours), 'No timer of the script was seen at all');
}
