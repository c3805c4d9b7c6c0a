import type { Page, Request } from 'playwright-core';
import * as assert from 'uvu/assert';
import { toSeries } from '../../../sandbox/panel/collector/deliveries';
import type { Shop } from '../../../sandbox/server/server';
import type { DeliveryKind, Settings } from '../../../sandbox/server/store/types';
import { until } from '../shop-page';

/** Adds the collector to the shop's pages, for a shopper with full consent. */
export function watch({ store }: Shop, settings: Partial<Settings> = {}) {
  Object.assign(store.settings, { otlp: true, analytics: true, errors: true, consent: 'all', ...settings });
}

/** Prefix of all metric names. */
const SPACE = 'portable_wallets.';

/** Returns the collector's count of a metric, summed over all series with these labels. */
export function counted({ store }: Shop, name: string, labels: Record<string, string> = {}): number {
  const fits = (found: Record<string, string>) =>
    Object.entries(labels).every(([label, value]) => found[label] === value);
  return toSeries(store.deliveries)
    .filter(series => series.name === SPACE + name && fits(series.labels))
    .reduce((sum, { count }) => sum + count, 0);
}

/** Waits until the collector has counted it. */
export async function untilCounted(shop: Shop, name: string, labels?: Record<string, string>, ms = 15_000) {
  try {
    await until(() => counted(shop, name, labels), `${name} ${JSON.stringify(labels ?? {})} is counted`, ms);
  } catch (error) {
    const so = toSeries(shop.store.deliveries).map(
      ({ name, labels, count }) => `${name} ${JSON.stringify(labels)} ${count}`,
    );
    if (error instanceof Error) error.message += `\nCounted so far:\n${so.join('\n')}`;
    throw error;
  }
}

export function deliveries({ store }: Shop, kind: DeliveryKind) {
  return store.deliveries.filter(delivery => delivery.kind === kind);
}

/** Checks that the collector accepted everything. */
export function assertTaken({ store }: Shop) {
  assert.equal(
    store.deliveries.flatMap(({ kind, problems }) => problems.map(problem => `${kind}: ${problem}`)),
    [],
  );
}

/** Chromium's own message about a collector that rejects a request. */
export const REFUSED = /^(Failed to load resource|Access to fetch).*\/collector\//;

/** Requests of the page about telemetry. The list grows. */
export function recordTelemetry(page: Page): string[] {
  const requests: string[] = [];
  const isTelemetry = (request: Request) =>
    /\/collector\/|telemetry/.test(request.url()) || request.method() === 'HEAD';
  page.on('request', request => {
    if (isTelemetry(request)) requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return requests;
}

declare global {
  interface Window {
    timers: { pending: Map<number, string>; ours: number };
  }
}

/** Makes the page count the script's pending timers. */
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

/** Waits until no timer of the script is pending. There were some before. */
export async function untilNoTimer(page: Page) {
  const left = () => page.evaluate(() => [...window.timers.pending.values()]);
  const end = Date.now() + 6000;
  while ((await left()).length) {
    if (Date.now() > end) throw new Error(`Timers are left:\n${(await left()).join('\n')}`);
    await page.waitForTimeout(50);
  }
  assert.ok(await page.evaluate(() => window.timers.ours), 'No timer of the script was seen at all');
}
