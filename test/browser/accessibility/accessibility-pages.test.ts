import * as assert from 'uvu/assert';
import { cross, matrix, playsAll } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { fillCart, PRODUCT } from '../shop-page';
import { violations } from './axe';
import { openDialog, openPolicy, openSheet } from './overlays';

const THEMES = ['aurora', 'noite', 'bloco'];

const ALL = 'google_pay,shop_pay,paypal,venmo,apple_pay,facebook_pay,amazon_pay,buy_with_prime';

const goTo =
  (path: string) =>
  ({ page, shop }: Fixtures) =>
    page.goto(shop.url + path, { waitUntil: 'networkidle' });

/** Pages of a shopper and of a theme's author. */
const PLACES: [name: string, path: string, then?: (fixtures: Fixtures) => Promise<unknown>][] = [
  ['the list of products', '/'],
  ['a product with PayPal', `/products/${PRODUCT.standard}?recommended=paypal`],
  ['a product with Shop Pay', `/products/${PRODUCT.standard}?recommended=shop_pay`],
  ['a product with Apple Pay', `/products/${PRODUCT.standard}?recommended=apple_pay`],
  ['a product with Amazon Pay', `/products/${PRODUCT.standard}?recommended=amazon_pay`],
  ['a product with a selling plan', `/products/${PRODUCT.withPlans}`],
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
  [
    'the dialog',
    `/products/${PRODUCT.standard}?recommended=null`,
    ({ page, shop }) => openDialog(page, shop),
  ],
  ['the cancellation policy', `/products/${PRODUCT.withPlans}`, ({ page }) => openPolicy(page)],
  ["Google Pay's sheet", `/products/${PRODUCT.standard}`, ({ page }) => openSheet(page)],
  [
    "Apple Pay's sheet",
    `/products/${PRODUCT.standard}?recommended=apple_pay`,
    async ({ page }) => {
      await page.locator('#main shopify-apple-pay-button button').click();
      await page.getByTestId('apay-sheet').waitFor();
      await page.waitForTimeout(500);
    },
  ],
  ['a missing page', '/nada'],
];

/** A page in a theme. */
type Look = { theme: string; place: (typeof PLACES)[number] };

const LOOKS: Look[] = PLACES.flatMap(place => THEMES.map(theme => ({ theme, place })));

/** Pages that `npm test` checks. Other tests run axe on the pages that are missing here. */
const ALWAYS: Look[] = (
  [
    ['the list of products', 'aurora'],
    ['the cart drawer', 'noite'],
    ['the checkout', 'bloco'],
    ['the thank-you page', 'aurora'],
    ['the cancellation policy', 'noite'],
    ["Google Pay's sheet", 'bloco'],
    ["Apple Pay's sheet", 'aurora'],
    ['a missing page', 'noite'],
  ] as const
).flatMap(([name, theme]) => LOOKS.filter(look => look.place[0] === name && look.theme === theme));

const test = browserSuite('accessibility of pages');

for (const { theme, place } of playsAll ? LOOKS : ALWAYS) {
  const [name, path, then] = place;
  test(`has no violation on ${name} in ${theme}`, async fixtures => {
    fixtures.expect(/404/);
    fixtures.shop.store.settings.theme = theme as 'aurora';
    await fillCart(fixtures);
    await goTo(path)(fixtures);
    await then?.(fixtures);
    assert.equal(await violations(fixtures.page), []);
  });
}

const windows = matrix(cross({ colorScheme: ['light', 'dark'] as const, width: [360, 1280] }), [
  'light, 360',
  'dark, 1280',
]);
test('has no violation on the panel, light and dark, in a narrow and a wide window', async ({
  page,
  shop,
}) => {
  // The panel's list of calls is a stream, so its network is never idle.
  await page.goto(`${shop.url}/panel`);
  await page.getByText('live', { exact: true }).waitFor();
  for (const { colorScheme, width } of windows) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    assert.equal(await violations(page), [], `${colorScheme}, ${width} px`);
  }
});

test.run();
