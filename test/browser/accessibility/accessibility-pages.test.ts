import * as assert from 'uvu/assert';
import { browserSuite, type Stage } from '../drivers/browser';
import { fillCart, PRODUCT } from '../drivers/shop-page';
import { openDialog, openPolicy, openSheet } from '../shots/shots-places';
import { violations } from './axe';

const test = browserSuite('accessibility of pages');

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

for (const theme of THEMES)
  for (const [name, path, then] of PLACES)
    test(`finds nothing wrong with ${name} in ${theme}`, async stage => {
      stage.expect(/404/);
      stage.shop.store.settings.theme = theme as 'aurora';
      await fillCart(stage);
      await goTo(path)(stage);
      await then?.(stage);
      assert.equal(await violations(stage.page), []);
    });

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`finds nothing wrong with the panel, ${colorScheme}, in a window of ${width}`, async stage => {
      await stage.page.emulateMedia({ colorScheme });
      await stage.page.setViewportSize({ width, height: 900 });
      // The panel's list of calls is a stream: its network is never idle.
      await stage.page.goto(`${stage.shop.url}/panel`);
      await stage.page.getByText('ao vivo').waitFor();
      assert.equal(await violations(stage.page), []);
    });

test.run();
