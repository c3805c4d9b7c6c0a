import * as assert from 'uvu/assert';
import { playsAll } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { fillCart, openProduct } from '../shop-page';
import { countObservers, openCounters } from './figures';
import { type Redrawn, redraw, shortenLimits } from './redraw';
import { gotoShape } from './shape-page';

const FEW = 10;
/** A leak per re-render is visible after fifty more than the first ones. */
const MANY = playsAll ? 1000 : 60;
/** The timeout of a finished request, shortened for the test. */
const LIMIT_MS = 2000;

/** Pages that render their buttons again: how each is opened, and which markup is replaced. */
const PAGES: Record<string, Redrawn & { open(fixtures: Fixtures): Promise<unknown> }> = {
  'a product page with Buy it now': {
    place: '.shopify-payment-button',
    wallet: 'shopify-buy-it-now-button',
    open: ({ page, shop }) => gotoShape(page, shop.url, 'P11'),
  },
  'a product page with Google Pay': {
    place: 'form[data-product-form]',
    wallet: 'shopify-google-pay-button',
    open: fixtures => openProduct(fixtures),
  },
  'a cart with two elements': {
    place: '[data-section]',
    wallet: 'shop-pay-wallet-button',
    async open({ page, shop }) {
      await fillCart({ page, shop });
      await gotoShape(page, shop.url, 'P03');
    },
  },
};

const test = browserSuite('leaks');
for (const [what, facts] of Object.entries(PAGES))
  test(`${what} uses the same memory after ${MANY} re-renders as after ${FEW}`, async fixtures => {
    const { page } = fixtures;
    await countObservers(page);
    await shortenLimits(page, LIMIT_MS);
    await facts.open(fixtures);
    const read = await openCounters(page);
    // preact keeps the last rendered tree until the next render. The last of many may belong to a removed element,
    // so each reading follows a render with a pause.
    const draw = async (times: number) => {
      const begin = Date.now();
      await redraw(page, facts, times - 1);
      const ms = Math.round((Date.now() - begin) / (times - 1));
      await page.waitForTimeout(LIMIT_MS + 200);
      await redraw(page, facts, 1);
      await page.waitForTimeout(LIMIT_MS + 200);
      return ms;
    };
    await draw(FEW);
    const few = await read();
    const ms = await draw(MANY - FEW);
    const after = await read();
    console.log(`\n${what}, ${ms} ms each:`);
    console.table({ [FEW]: few, [MANY]: after });
    assert.equal(after, few);
  });

test.run();
