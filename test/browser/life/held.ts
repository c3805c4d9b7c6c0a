import type { Page } from 'playwright-core';
import { type Figures, openCounters } from '../guest/figures';

/** What a page holds on to that is long in use. */
export interface Held extends Figures {
  /** Timers that are still to run. */
  timers: number;
  /** Of JavaScript, in kB. */
  heap: number;
}

/**
 * Counts timers, from before the page's first script.
 *
 * @param passedMs a timer of exactly so long runs at once
 */
export async function countTimers(page: Page, passedMs: number[]): Promise<void> {
  await page.addInitScript(passedMs => {
    const { setTimeout, clearTimeout } = window;
    const waiting = new Set<number>();
    const set = (run: (...input: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
      const id = setTimeout(
        () => {
          waiting.delete(id);
          run(...rest);
        },
        passedMs.includes(ms ?? 0) ? 0 : ms,
      ) as unknown as number;
      waiting.add(id);
      return id;
    };
    const clear = (id: number) => {
      waiting.delete(id);
      clearTimeout(id);
    };
    Object.assign(window, { setTimeout: set, clearTimeout: clear, waiting });
  }, passedMs);
}

/** Opens the counters; each reading collects the garbage first. */
export async function openHeld(page: Page): Promise<() => Promise<Held>> {
  const read = await openCounters(page);
  const session = await page.context().newCDPSession(page);
  return async () => {
    const figures = await read();
    const timers = await page.evaluate(() => (window as unknown as { waiting: Set<number> }).waiting.size);
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { ...figures, timers, heap: Math.round(usedSize / 1000) };
  };
}

/** How much more of each is held in the second half of the readings than in the first, as a ratio of the means. */
export function toGrowth(readings: Held[]): Record<keyof Held, number> {
  const middle = Math.floor(readings.length / 2);
  const mean = (part: Held[], name: keyof Held) =>
    part.reduce((sum, held) => sum + held[name], 0) / part.length;
  const names = Object.keys(readings[0] ?? {}) as (keyof Held)[];
  const entries = names.map(name => {
    const first = mean(readings.slice(0, middle), name);
    // Nothing at first, and nothing later, is no growth.
    return [name, (mean(readings.slice(middle), name) + 1) / (first + 1)];
  });
  return Object.fromEntries(entries);
}
