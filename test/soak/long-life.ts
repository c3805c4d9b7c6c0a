import * as assert from 'uvu/assert';
import { PAYMENT_ZERO_TAX_WAIT_MS, REDIRECT_TIMEOUT_MS } from '../../src/core/base/constants';
import { browserSuite } from '../browser/drivers/browser';
import { openCart, PRODUCT, setFault } from '../browser/drivers/shop-page';
import { countObservers } from '../browser/guest/figures';
import { redraw, shortenLimits } from '../browser/guest/redraw';
import { buy, trustClicks } from '../browser/life/buy';
import { countTimers, type Held, openHeld, toGrowth } from '../browser/life/held';
import { PURCHASES } from '../browser/life/purchases';

/** How many purchases the page lives through; a shorter life for a look is `LIFE=600`. */
const LIFE = Number(process.env.LIFE ?? 10_000);
const REDRAWS = LIFE / 10;
const READINGS = 20;
/** Readings while the page still gets warm: the browser compiles what runs often. */
const WARM = 4;
/** Purchases between two re-renders. */
const GO = 10;
/** What a request that has its answer waits for: its time limit, here a shorter one. */
const LIMIT_MS = 2000;
/**
 * The second half of a life may hold so much more than the first. The browser goes on compiling, which was 0.13 kB a purchase
 * after two thousand; a purchase that is not let go of has 13 kB, and would be more than a doubling.
 */
const MOST: Record<keyof Held, number> = {
  heap: 1.25,
  nodes: 1.01,
  listeners: 1.01,
  documents: 1.01,
  observers: 1.01,
  timers: 1.01,
};

const test = browserSuite('long life');

test(`a page holds as much after ${LIFE} purchases and ${REDRAWS} re-renders as in the middle`, async stage => {
  const { page, shop } = stage;
  await trustClicks(page);
  await countObservers(page);
  await countTimers(page, [REDIRECT_TIMEOUT_MS, PAYMENT_ZERO_TAX_WAIT_MS]);
  await shortenLimits(page, LIMIT_MS);
  await page.route('**/cart/c/**', route => route.fulfill({ status: 204 }));
  setFault(shop, 'submit_failed', [], Number.POSITIVE_INFINITY);
  const cartWallets = 'apple_pay,google_pay,shop_pay,buy_it_now';
  await openCart(stage, [PRODUCT.usual], { cartWallets });
  const read = await openHeld(page);
  const readings: Held[] = [];
  const began = Date.now();
  for (let count = 0, next = LIFE / READINGS; count < LIFE; ) {
    await buy(page, PURCHASES, count, GO);
    await redraw(
      page,
      { place: '[data-cart-page]', wallet: 'shopify-google-pay-button' },
      REDRAWS / (LIFE / GO),
    );
    count += GO;
    // The shop would remember each call, and the figures are the page's.
    shop.store.calls.length = 0;
    if (count < next) continue;
    next += LIFE / READINGS;
    await page.waitForTimeout(LIMIT_MS + 200);
    readings.push(await read());
    console.log(
      `${count} purchases, ${Math.round((Date.now() - began) / 1000)} s: ${JSON.stringify(readings.at(-1))}`,
    );
  }
  const growth = toGrowth(readings.slice(WARM));
  console.table(readings);
  console.table({ growth, most: MOST });
  for (const [name, most] of Object.entries(MOST) as [keyof Held, number][])
    assert.ok(growth[name] <= most, `${name}: ${growth[name]}`);
  assert.equal(shop.store.orders, []);
});

test.run();
