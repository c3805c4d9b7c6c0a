import { HOLD_TIMERS } from '../../shop/web/held-timers';
import type { PageDriver } from '../drivers/page-driver';
import type { Query } from '../drivers/shop-page';

declare const runOut: () => void;

/** Holds the clocks of the requests that the page sends from now on: they end when the test lets them. */
export async function holdRequests(page: PageDriver) {
  await page.evaluate(() => {
    AbortSignal.timeout = () => {
      const clock = new AbortController();
      Object.assign(window, { runOut: () => clock.abort(new DOMException('', 'TimeoutError')) });
      return clock.signal;
    };
  });
}

/** Settings for a view whose wallets wait for a payment until the test lets the 27 s pass, by `runTimeOut`. */
export const HELD_PATIENCE: Query = { [HOLD_TIMERS]: '27000' };

/** The time of the last request held is over, or that of a wallet (`HELD_PATIENCE`). */
export async function runTimeOut(page: PageDriver) {
  await page.evaluate(() => runOut());
}
