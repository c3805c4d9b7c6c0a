import type { Page } from 'playwright-core';

declare const runOut: () => void;

/** Holds the clocks of the requests that the page sends from now on: they end when the test lets them. */
export async function holdRequests(page: Page) {
  await page.evaluate(() => {
    AbortSignal.timeout = () => {
      const clock = new AbortController();
      Object.assign(window, { runOut: () => clock.abort(new DOMException('', 'TimeoutError')) });
      return clock.signal;
    };
  });
}

/** The time of the last request held is over, or that of a wallet (`holdPatience`). */
export async function runTimeOut(page: Page) {
  await page.evaluate(() => runOut());
}
