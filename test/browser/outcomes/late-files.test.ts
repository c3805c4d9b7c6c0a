import type { Route } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { playCells, titleOf, toCells, WALLETS } from './cells';

/** Files that a page view without a click does not load. Wallets have their own timeout. */
const LAZY = /\/\w{16}\/(cart|checkout|checkout-element|consent|wallets\/sheets\/[a-z-]+)(\.[a-z-]+)?\.js/;
const LATE_MS = 1500;

/** Faults of lazy files that must change no outcome. */
interface LazyFault {
  title: string;
  /** Applies it to a visitor's page. */
  prepare(fixtures: Fixtures): Promise<void>;
  /** Returns the number of affected requests. */
  hits: number;
}

const toLazyFault = (
  title: string,
  createHandler: (fixtures: Fixtures, hit: () => void) => (route: Route) => unknown,
): LazyFault => ({
  title,
  hits: 0,
  async prepare(fixtures) {
    await fixtures.page.route(
      LAZY,
      createHandler(fixtures, () => {
        this.hits++;
      }),
    );
  },
});

const LAZY_FAULTS: LazyFault[] = [
  toLazyFault(`lazy files load ${LATE_MS} ms late`, (_, hit) => async route => {
    hit();
    await new Promise(resolve => setTimeout(resolve, LATE_MS));
    // A page after a navigation no longer needs it.
    await route.fallback().catch(() => {});
  }),
  toLazyFault('lazy files fail once', ({ expect }, hit) => {
    expect(FAILED_REQUEST);
    const failed = new Set<string>();
    return route => {
      const { pathname } = new URL(route.request().url());
      if (failed.has(pathname)) return route.fallback();
      failed.add(pathname);
      hit();
      return route.abort();
    };
  }),
];

const playable = toCells(WALLETS).filter(({ play }) => play);

/** The faults share the cells of `npm test`. Together they cover each wallet, each outcome and each page with each fault. */
const ALWAYS = [
  [
    'apple_pay on the product page: paid',
    'google_pay on the cart page: redirected',
    'paypal on the checkout page: cancelled',
    'amazon_pay on the product page: declined',
    'buy_with_prime on the product page: SDK missing',
    'buy_it_now on the product page: decelerated',
    'more_options on the product page: clicked early',
  ],
  [
    'venmo on the product page: window closed',
    'shop_pay on the cart page: time-out',
    'facebook_pay on the checkout page: out of stock',
  ],
];

for (const [index, fault] of LAZY_FAULTS.entries()) {
  const cells = matrix(playable, ALWAYS[index] ?? [], titleOf);
  const test = browserSuite(fault.title);
  const happening = suite(`${fault.title}, hits`);
  playCells(test, cells, fixtures => fault.prepare(fixtures));
  happening('it has happened to these visitors', () => {
    const played = cells.filter(({ isDone }) => isDone).length;
    assert.ok(!played || fault.hits > played, `${fault.hits}`);
  });
  test.run();
  happening.run();
}
