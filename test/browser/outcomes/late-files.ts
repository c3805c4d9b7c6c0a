import type { Route } from 'playwright-core';
import { FAILED_REQUEST, type Stage } from '../drivers/browser';

/** The files that a page view without a click doesn't load; wallets have a time limit of their own. */
const LATER =
  /\/\w{16}\/(cart|checkout|cart-elements|checkout-element|consent|brand|sdk|wallets\/sheets\/[a-z-]+)(\.[a-z-]+)?\.js/;
const LATE_MS = 1500;

/** What may happen to the files that are loaded later, without a difference to any outcome. */
export interface Mishap {
  title: string;
  /** Lets it happen to a visitor from now on. */
  prepare(stage: Stage): Promise<void>;
  /** How many requests it has happened to. */
  hits: number;
}

const toMishap = (
  title: string,
  createHandler: (stage: Stage, hit: () => void) => (route: Route) => unknown,
): Mishap => ({
  title,
  hits: 0,
  async prepare(stage) {
    await stage.page.route(
      LATER,
      createHandler(stage, () => {
        this.hits++;
      }),
    );
  },
});

export const MISHAPS: Mishap[] = [
  toMishap(`later files come ${LATE_MS} ms late`, (_, hit) => async route => {
    hit();
    await new Promise(resolve => setTimeout(resolve, LATE_MS));
    // A page that has been left in the meantime wants it no more.
    await route.fallback().catch(() => {});
  }),
  toMishap('later files fail once', ({ expect }, hit) => {
    expect(FAILED_REQUEST);
    const asked = new Set<string>();
    return route => {
      const { pathname } = new URL(route.request().url());
      if (asked.has(pathname)) return route.fallback();
      asked.add(pathname);
      hit();
      return route.abort();
    };
  }),
];
