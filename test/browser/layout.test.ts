import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite, FAILED_REQUEST } from './browser';
import { fillCart, openProduct, PRODUCT } from './shop-page';

const test = browserSuite('layout');

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Everything that moved since the page began, with what it was. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        new PerformanceObserver(list => {
          const entries = list.getEntries() as Shift[];
          resolve(
            entries
              .filter(({ entryType }) => entryType === 'layout-shift')
              .map(
                ({ value, sources }) =>
                  `${value.toFixed(4)}: ${sources.map(({ node }) => (node as Element | null)?.className || node?.nodeName).join(', ')}`,
              ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer of nothing is never called: what is drawn by then is all there was.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]), 50)));
      }),
  );
}

const PAGES: [name: string, path: string, element: string][] = [
  ['product page', `/products/${PRODUCT.usual}`, '#main shopify-accelerated-checkout'],
  ['cart page', '/cart', '#main shopify-accelerated-checkout-cart'],
];

for (const [name, path, element] of PAGES)
  for (const googlePaySdk of ['ok', 'missing', 'never'])
    for (const width of [360, 1280])
      test(`moves nothing on the ${name}, ${width} pixels wide, where the SDK is ${googlePaySdk}`, async ({
        page,
        shop,
        expect,
      }) => {
        expect(FAILED_REQUEST);
        await page.setViewportSize({ width, height: 900 });
        await fillCart({ page, shop });
        await page.goto(`${shop.url}${path}?googlePaySdk=${googlePaySdk}`);
        // The skeleton is shown until the element knows what it has.
        await page.locator(`${element} [class*=__skeleton]`).first().waitFor({ state: 'hidden' });
        assert.equal(await shifts(page), []);
      });

for (const theme of ['aurora', 'noite', 'bloco'])
  test(`keeps the buttons of ${theme} between 25 and 55 pixels high, as wide as their place`, async ({
    page,
    shop,
  }) => {
    for (const recommended of ['google_pay', 'buy_it_now']) {
      await openProduct({ page, shop }, PRODUCT.usual, { theme, recommended });
      const box = await page.locator('shopify-accelerated-checkout > [slot=button]').boundingBox();
      const place = await page.locator('shopify-accelerated-checkout').boundingBox();
      assert.ok(box && box.height >= 25 && box.height <= 55, `${recommended}: ${box?.height}`);
      assert.is(Math.round(box?.width ?? 0), Math.round(place?.width ?? -1));
    }
  });

test('keeps its buttons inside of a window 320 pixels wide', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fillCart({ page, shop });
  for (const [, path, element] of PAGES) {
    await page.goto(shop.url + path);
    await page.locator(`${element} > [slot]`).first().waitFor();
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320, path);
  }
});

test.run();
