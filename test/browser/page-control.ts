import type { Page } from 'playwright-core';
import { HOLD_TIMERS } from '../../sandbox/server/web/page-scripts';
import { hold } from '../fakes/hold';
import type { PageDriver } from './drivers/page-driver';
import type { Query } from './shop-page';

/** Holds a file of the script back, wherever it lies, until what is returned is called. */
export async function holdFile(page: Page, name: string): Promise<() => void> {
  const { promise, release } = hold<void>();
  await page.route(`**/${name}*`, async route => {
    await promise;
    await route.continue();
  });
  return release;
}

/**
 * Lets the page's time pass faster from now on: what it waits for, and what its monotonic clock says.
 *
 * @returns lets it pass as before; a page that has taken its place does anyway
 */
export async function quicken(page: PageDriver, factor = 20): Promise<() => Promise<void>> {
  await page.evaluate(factor => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
      setTimeout(run, ms / factor, ...rest)) as typeof window.setTimeout;
    const now = performance.now.bind(performance);
    performance.now = () => now() * factor;
    const slowDown = () => {
      window.setTimeout = setTimeout;
      performance.now = now;
    };
    Object.assign(window, { slowDown });
  }, factor);
  return () => page.evaluate(() => (window as { slowDown?(): void }).slowDown?.());
}

/** A page at rest: nothing came for so long, as a browser's own tools have it. */
const QUIET_MS = 500;

/** Waits until the browser can keep the page, as it can't while a frame is loading, and lets `goBack` see that it has. */
export async function prepareToLeave(page: PageDriver) {
  await page.evaluate(async quietMs => {
    const frames = () => [...document.querySelectorAll('iframe')];
    // An empty document stands in a frame until its own has begun; one of another origin tells nothing.
    const isLoading = ({ src, contentDocument }: HTMLIFrameElement) =>
      contentDocument !== null &&
      (contentDocument.readyState !== 'complete' || (src !== '' && contentDocument.URL === 'about:blank'));
    const count = () => performance.getEntriesByType('resource').length + frames().length;
    let known = -1;
    while (document.readyState !== 'complete' || known !== count() || frames().some(isLoading)) {
      known = count();
      await new Promise(resolve => setTimeout(resolve, quietMs));
    }
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  }, QUIET_MS);
}

/**
 * Goes back to the page as the browser has kept it, with all that ran there.
 *
 * @throws with the reasons, where the browser tells them, if it has loaded the page anew
 */
export async function goBack(page: PageDriver) {
  await page.goBack({ waitUntil: 'commit' });
  try {
    await page.locator('html[data-restored=true]').waitFor();
  } catch (error) {
    const reasons = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return JSON.stringify((navigation as { notRestoredReasons?: unknown }).notRestoredReasons);
    });
    if (error instanceof Error) error.message += `\nThe page was not kept: ${reasons ?? 'no reason given'}`;
    throw error;
  }
}

declare const fireTimer: () => void;

/** Holds the clocks of the requests that the page sends from now on: they end when the test lets them. */
export async function holdRequests(page: PageDriver) {
  await page.evaluate(() => {
    AbortSignal.timeout = () => {
      const clock = new AbortController();
      Object.assign(window, { fireTimer: () => clock.abort(new DOMException('', 'TimeoutError')) });
      return clock.signal;
    };
  });
}

/** Settings for a view whose wallets wait for a payment until the test lets the 27 s pass, by `runTimeOut`. */
export const HELD_PATIENCE: Query = { [HOLD_TIMERS]: '27000' };

/** The time of the last request held is over, or that of a wallet (`HELD_PATIENCE`). */
export async function runTimeOut(page: PageDriver) {
  await page.evaluate(() => fireTimer());
}
