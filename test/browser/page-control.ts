import type { PageDriver } from '../../sandbox/browser/page-driver';
import { HOLD_TIMERS } from '../../sandbox/server/web/page-scripts';
import type { Query } from './shop-page';

/**
 * Speeds up the page's timers and its monotonic clock.
 *
 * @returns restores the speed, which a navigation also does
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

/** An idle page had no request for this long, as in browsers' own tools. */
const QUIET_MS = 500;

/** Waits until the back/forward cache accepts the page, which a loading frame prevents, and lets `goBack` check it. */
export async function waitForBackForwardCache(page: PageDriver) {
  await page.evaluate(async quietMs => {
    const frames = () => [...document.querySelectorAll('iframe')];
    // A frame contains an empty document until its own has started; a cross-origin one is not readable.
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
 * Goes back to the cached page with its running scripts.
 *
 * @throws with the browser's reasons, if any, if the page was loaded again
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

/** Holds the timeouts of later requests until the test fires them. */
export async function holdRequests(page: PageDriver) {
  await page.evaluate(() => {
    AbortSignal.timeout = () => {
      const clock = new AbortController();
      Object.assign(window, { fireTimer: () => clock.abort(new DOMException('', 'TimeoutError')) });
      return clock.signal;
    };
  });
}

/** Settings of a view whose wallets hold the 27 s payment timeout until `runTimeOut`. */
export const HELD_TIMEOUT: Query = { [HOLD_TIMERS]: '27000' };

/** Fires the timeout of the last held request, or of a wallet (`HELD_TIMEOUT`). */
export async function runTimeOut(page: PageDriver) {
  await page.evaluate(() => fireTimer());
}
