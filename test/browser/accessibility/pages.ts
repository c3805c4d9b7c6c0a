import * as assert from 'uvu/assert';
import type { browserSuite, Stage } from '../drivers/browser';
import { fillCart, PRODUCT } from '../drivers/shop-page';
import { openDialog, openPolicy, openSheet } from '../shots/prepare';
import { violations } from './axe';

const THEMES = ['aurora', 'noite', 'bloco'];

const ALL = 'google_pay,shop_pay,paypal,venmo,apple_pay,facebook_pay,amazon_pay,buy_with_prime';

const goTo =
  (path: string) =>
  ({ page, shop }: Stage) =>
    page.goto(shop.url + path, { waitUntil: 'networkidle' });

/** What a shopper and a theme's author can have in front of them. */
const PLACES: [name: string, path: string, then?: (stage: Stage) => Promise<unknown>][] = [
  ['the list of products', '/'],
  ['a product with PayPal', `/products/${PRODUCT.usual}?recommended=paypal`],
  ['a product with Shop Pay', `/products/${PRODUCT.usual}?recommended=shop_pay`],
  ['a product with Apple Pay', `/products/${PRODUCT.usual}?recommended=apple_pay`],
  ['a product with Amazon Pay', `/products/${PRODUCT.usual}?recommended=amazon_pay`],
  ['a product by subscription', `/products/${PRODUCT.withPlans}`],
  ['a product that is sold out', `/products/${PRODUCT.soldOut}`],
  ['the cart with every wallet', `/cart?cartWallets=${ALL}`],
  ['the skeletons', `/cart?script=off`],
  [
    'the cart drawer',
    `/?cartWallets=${ALL}`,
    async ({ page }) => {
      await page.locator('[data-cart-link]').click();
      await page.locator('#cart-drawer.is-open').waitFor();
      await page.waitForTimeout(300);
    },
  ],
  [
    'the checkout',
    '/cart',
    async ({ page }) => {
      await page.locator('#main').getByRole('button', { name: 'Finalizar compra' }).click();
      await page.waitForURL(/checkouts/);
      await page.locator('shopify-wallet-button > [slot]').waitFor();
    },
  ],
  [
    'the thank-you page',
    '/cart',
    async ({ page }) => {
      await page.locator('#main').getByRole('button', { name: 'Finalizar compra' }).click();
      await page.getByTestId('pay').click();
      await page.waitForURL(/thank-you/);
    },
  ],
  ['the dialog', `/products/${PRODUCT.usual}?recommended=null`, ({ page, shop }) => openDialog(page, shop)],
  ['the cancellation policy', `/products/${PRODUCT.withPlans}`, ({ page }) => openPolicy(page)],
  ["Google Pay's sheet", `/products/${PRODUCT.usual}`, ({ page }) => openSheet(page)],
  [
    "Apple Pay's sheet",
    `/products/${PRODUCT.usual}?recommended=apple_pay`,
    async ({ page }) => {
      await page.locator('#main shopify-apple-pay-button button').click();
      await page.getByTestId('apay-sheet').waitFor();
      await page.waitForTimeout(500);
    },
  ],
  ['a page that is not there', '/nada'],
];

/** A page in a theme. */
export type Look = { theme: string; place: (typeof PLACES)[number] };

export const LOOKS: Look[] = PLACES.flatMap(place => THEMES.map(theme => ({ theme, place })));

/**
 * What axe sees in other tests of `npm test` besides: the dialog in two windows, a cart page in a language, its wallets in the drawer, and in
 * the gallery every wallet's button at rest and sold out, with a plan, and the skeletons.
 */
const ELSEWHERE = [
  'the dialog',
  'a product with PayPal',
  'a product with Shop Pay',
  'a product with Apple Pay',
  'a product with Amazon Pay',
  'a product by subscription',
  'a product that is sold out',
  'the skeletons',
  'the cart with every wallet',
];

/** The looks that `npm test` plays: each other page in one theme, in turns. */
export const SAMPLE: Look[] = PLACES.filter(([name]) => !ELSEWHERE.includes(name)).map((place, index) => ({
  theme: THEMES[index % THEMES.length] as string,
  place,
}));

/** A test for each look. */
export function playLooks(test: ReturnType<typeof browserSuite>, looks: Look[]) {
  for (const { theme, place } of looks) {
    const [name, path, then] = place;
    test(`finds nothing wrong with ${name} in ${theme}`, async stage => {
      stage.expect(/404/);
      stage.shop.store.settings.theme = theme as 'aurora';
      await fillCart(stage);
      await goTo(path)(stage);
      await then?.(stage);
      assert.equal(await violations(stage.page), []);
    });
  }
}
