import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { browserSuite, Stage } from '../drivers/browser';
import { fillCart, openProduct } from '../drivers/shop-page';
import { countObservers, openCounters } from './figures';
import { gotoShape } from './shape-page';

const FEW = 10;
/** What a request that has its answer waits for: its time limit, here a shorter one, so that the test has not to. */
const LIMIT_MS = 2000;

/** Pages that draw their buttons anew: how each is opened, and what of it is written anew. */
const PAGES: Record<string, { place: string; wallet: string; open(stage: Stage): Promise<unknown> }> = {
  'a product page with Buy it now': {
    place: '.shopify-payment-button',
    wallet: 'shopify-buy-it-now-button',
    open: ({ page, shop }) => gotoShape(page, shop.url, 'P11'),
  },
  'a product page with Google Pay': {
    place: 'form[data-product-form]',
    wallet: 'shopify-google-pay-button',
    open: stage => openProduct(stage),
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

async function shortenLimits(page: Page) {
  await page.addInitScript(longest => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = ms => timeout.call(AbortSignal, Math.min(ms, longest));
  }, LIMIT_MS);
}

/** Writes the server's markup anew, and waits for the wallet each time. */
function redraw(page: Page, { place, wallet }: { place: string; wallet: string }, times: number) {
  return page.evaluate(
    async ([place, wallet, times]) => {
      const page = window as unknown as { markup?: string };
      page.markup ??= await (await fetch(location.href)).text();
      const fresh = new DOMParser().parseFromString(page.markup, 'text/html').querySelector(place);
      const live = document.querySelector(place);
      const isThere = (button: Element) =>
        button.firstElementChild ?? button.shadowRoot?.querySelector('.wallet > *');
      for (let left = Number(times); left && live; left--) {
        live.innerHTML = fresh?.innerHTML ?? '';
        while (![...live.querySelectorAll(wallet)].some(isThere)) await new Promise(done => setTimeout(done));
      }
    },
    [place, wallet, String(times)] as const,
  );
}

/** A test for each page: what is held must not grow with the number of re-renders. */
export function playLeaks(test: ReturnType<typeof browserSuite>, many: number) {
  for (const [what, facts] of Object.entries(PAGES))
    test(`${what} holds after ${many} re-renders what it held after ${FEW}`, async stage => {
      const { page } = stage;
      await countObservers(page);
      await shortenLimits(page);
      await facts.open(stage);
      const read = await openCounters(page);
      await redraw(page, facts, FEW);
      await page.waitForTimeout(LIMIT_MS + 200);
      const few = await read();
      const begin = Date.now();
      await redraw(page, facts, many - FEW);
      const ms = Math.round((Date.now() - begin) / (many - FEW));
      await page.waitForTimeout(LIMIT_MS + 200);
      const after = await read();
      console.log(`\n${what}, ${ms} ms each:`);
      console.table({ [FEW]: few, [many]: after });
      assert.equal(after, few);
    });
}
