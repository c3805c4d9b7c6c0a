import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { cross, matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { openCart, openProduct, PRODUCT, release } from '../shop-page';

const test = browserSuite('logos');

/** Wallets with native buttons. Apple Pay has one if the browser renders none. */
const NATIVE: [wallet: string, name: string, file: string, dark: string][] = [
  ['apple_pay', 'Apple Pay', 'apple-pay-dark.svg', 'apple-pay-light.svg'],
  ['shop_pay', 'Shop Pay', 'shop-pay-dark.svg', 'shop-pay-dark.svg'],
  ['facebook_pay', 'Meta Pay', 'facebook-pay-dark.svg', 'facebook-pay-light.svg'],
];

/** An image with another aspect ratio than the script's. */
const KIT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="50"><path d="M0 0h300v50H0z"/></svg>';

const PLACES = {
  product: (fixtures: Fixtures, recommended: string, theme: string) =>
    openProduct(fixtures, PRODUCT.standard, { recommended, theme }),
  cart: (fixtures: Fixtures, cartWallets: string, theme: string) =>
    openCart(fixtures, [PRODUCT.standard], { cartWallets, theme }),
};

const buttonOf = (page: Page, name: string) =>
  page.locator('#main').getByRole('button', { name, exact: true });

/** Cases of a logo. A brand kit has a different one for each background. */
const CASES = ['a kit on aurora', 'a kit on noite', 'lost', 'late'] as const;

const buttons = matrix(cross({ what: CASES, drawn: NATIVE, places: Object.entries(PLACES) }), [
  'a kit on aurora, apple_pay, product',
  'a kit on aurora, shop_pay, cart',
  'a kit on aurora, facebook_pay, product',
  'a kit on noite, apple_pay, product',
  'a kit on noite, shop_pay, product',
  'a kit on noite, facebook_pay, product',
  'lost, apple_pay, product',
  'late, apple_pay, product',
]);
for (const {
  what,
  drawn: [wallet, brand, file, onDark],
  places: [place, open],
} of buttons) {
  const name = place === 'product' ? `Comprar com ${brand}` : brand;

  for (const [theme, logoFile] of (
    [
      ['aurora', file],
      ['noite', onDark],
    ] as const
  ).filter(([theme]) => what === `a kit on ${theme}`))
    test(`shows ${logoFile} of a brand kit on a ${place} page of ${theme} in the same space`, async fixtures => {
      const { page } = fixtures;
      const urls: string[] = [];
      await page.route('**/logos/*', route => {
        urls.push(new URL(route.request().url()).pathname);
        return route.fulfill({ contentType: 'image/svg+xml', body: KIT });
      });
      await open(fixtures, wallet, theme);
      const logo = buttonOf(page, name).locator('img');
      await logo.evaluate((image: HTMLImageElement) => image.decode());
      assert.equal(urls, [`/dist/${release}/logos/${logoFile}`]);
      const [natural, width, height] = await logo.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.width,
        image.height,
      ]);
      assert.is(natural, 300);
      assert.is(height, 20);
      assert.ok(width && width < 100);
    });

  if (what === 'lost')
    test(`shows the name ${brand} on a ${place} page if its logo fails to load`, async fixtures => {
      const { page } = fixtures;
      fixtures.expect(/Failed to load resource.*\/logos\//);
      await page.route('**/logos/*', route => route.abort());
      await open(fixtures, wallet, 'aurora');
      const button = buttonOf(page, name);
      await button.locator('img').waitFor({ state: 'detached' });
      assert.is(await button.textContent(), name);
    });

  if (what === 'late')
    test(`shifts nothing in ${brand}'s button on a ${place} page when its logo loads late`, async fixtures => {
      const { page } = fixtures;
      let serve = () => {};
      const isAsked = new Promise<void>(resolve => {
        void page.route('**/logos/*', async route => {
          resolve();
          await new Promise<void>(go => (serve = go));
          await route.continue();
        });
      });
      // The page's own load waits for the logo.
      const opening = open(fixtures, wallet, 'aurora');
      await isAsked;
      const logo = buttonOf(page, name).locator('img');
      const read = () => logo.evaluate(image => JSON.stringify(image.getBoundingClientRect()));
      const before = await read();
      assert.is(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth), 0);
      serve();
      await opening;
      await logo.evaluate((image: HTMLImageElement) => image.decode());
      assert.ok(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth));
      assert.is(await read(), before);
    });
}

test.run();
