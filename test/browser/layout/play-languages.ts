import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { violations } from '../accessibility/axe';
import type { browserSuite, Stage } from '../drivers/browser';
import { dialog, fillCart, PRODUCT, type Query, setFault } from '../drivers/shop-page';
import { findCuts } from './find-cuts';
import { shifts, untilStill } from './layout-page';

/** Where words of ours stand. */
export interface Place {
  name: string;
  path: string;
  query: Query;
  /** Goes on to what lies over the page. */
  goOn?(stage: Stage): Promise<unknown>;
}

/** The first three have words of every kind; the others have them once more, elsewhere. */
export const PLACES: Place[] = [
  { name: 'Shop Pay', path: `/products/${PRODUCT.usual}`, query: { recommended: 'shop_pay' } },
  {
    name: 'Buy it now and the dialog',
    path: `/products/${PRODUCT.usual}`,
    query: { recommended: 'null' },
    async goOn({ page, shop }) {
      setFault(shop, 'out_of_stock');
      await page.locator('#main shopify-buy-it-now-button button:enabled').click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'a cart',
    path: '/cart',
    query: { cartWallets: 'google_pay,shop_pay,paypal,apple_pay' },
  },
  { name: 'Meta Pay', path: `/products/${PRODUCT.usual}`, query: { recommended: 'facebook_pay' } },
  {
    name: 'a cart that Buy it now stands in',
    path: '/cart',
    query: { cartWallets: 'buy_it_now,shop_pay,facebook_pay' },
  },
  {
    name: 'the policy',
    path: `/products/${PRODUCT.withPlans}`,
    query: { recommended: 'null' },
    async goOn({ page }) {
      await page.locator('[name=selling_plan]').nth(1).check({ force: true });
      await page.locator('#shopify-subscription-policy-button').filter({ visible: true }).click();
      await dialog(page).locator('.policy').waitFor();
    },
  },
];

/** Windows in CSS pixels. */
const NARROWEST = 300;
const WIDEST = 1400;

/** Widths of the window at which a label is cut, each with what is. */
async function findCutsAt(page: Page, step: number): Promise<string[]> {
  const found: string[] = [];
  for (let width = NARROWEST; width <= WIDEST; width += step) {
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page.locator('#main [slot]'));
    for (const cut of await page.evaluate(findCuts)) found.push(`${width} px: ${cut}`);
  }
  return found;
}

async function isDrawn(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.locator('#main [wallet-params]').first().waitFor();
}

/**
 * Looks at each place in each of these languages, as a shop in that language has it: nothing moves while it loads, no label is
 * cut in any window, and axe finds nothing.
 *
 * @param looks each a place in a language, as in the names of the files
 * @param step from one window's width to the next, in CSS pixels
 */
export function playLanguages(
  test: ReturnType<typeof browserSuite>,
  looks: { language: string; place: Place }[],
  step: number,
): void {
  for (const {
    language,
    place: { name, path, query, goOn },
  } of looks)
    test(`${name} in ${language}: nothing moves, no label is cut, and nothing is wrong with it`, async stage => {
      const { page, shop } = stage;
      await fillCart(stage);
      await page.setViewportSize({ width: 360, height: 2400 });
      const settings = { ...query, locale: language, words: language === 'pt-br' ? '' : language };
      await page.goto(`${shop.url}${path}?${new URLSearchParams(settings)}`);
      await isDrawn(page);
      assert.equal(await shifts(page), []);
      await goOn?.(stage);
      assert.equal(await violations(page), []);
      assert.equal(await findCutsAt(page, step), []);
    });
}
