import * as assert from 'uvu/assert';
import { toWhenVisible } from '../../../build/when-visible.mjs';
import { renderPart } from '../../fakes/theme';
import { shifts } from '../layout/layout-page';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { button, openSheet, pay, until } from '../shop-page';

const test = browserSuite('when visible');

const LINES = await toWhenVisible();

/** A phone whose product page has its button below the fold. */
const PHONE = { viewport: { width: 412, height: 823 } };

const open = ({ page, shop }: Pick<Fixtures, 'page' | 'shop'>, path: string) =>
  page.goto(
    `${shop.url}/${path}${path.includes('?') ? '&' : '?'}script=when-visible&recommended=google_pay`,
    {
      waitUntil: 'load',
    },
  );

/** Returns the script's files that the page has requested, after a time in which it requests none. */
async function readFiles({ page }: Pick<Fixtures, 'page'>): Promise<string[]> {
  await page.waitForTimeout(500);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.includes('/dist/')),
  );
}

test(
  'a home page with a closed drawer loads nothing, and the drawer shows its buttons once it opens',
  async fixtures => {
    const { page } = fixtures;
    await open(fixtures, '');
    assert.equal(await readFiles(fixtures), []);
    await open(fixtures, 'products/cafe-da-serra?cartWallets=shop_pay');
    await page.locator('[name=add]').click();
    await page.locator('#cart-drawer shop-pay-wallet-button button').waitFor();
  },
  PHONE,
);

test(
  'a product page loads nothing until the shopper scrolls to the button, and nothing moves',
  async fixtures => {
    const { page } = fixtures;
    await open(fixtures, 'products/cafe-da-serra');
    assert.equal(await readFiles(fixtures), []);
    await page.locator('shopify-accelerated-checkout').scrollIntoViewIfNeeded();
    await button(page, 'googlePay').waitFor();
    assert.equal(await shifts(page), []);
    await openSheet(page);
    await pay(fixtures);
  },
  PHONE,
);

test(
  'the keyboard loads the script before the shopper reaches the button',
  async fixtures => {
    const { page } = fixtures;
    await open(fixtures, 'products/cafe-da-serra');
    await page.evaluate(() =>
      document
        .querySelector<HTMLElement>('form [name=quantity],form [name=add]')
        ?.focus({ preventScroll: true }),
    );
    await until(async () => (await readFiles(fixtures)).length, 'the script is requested');
  },
  PHONE,
);

const PLACES: [what: string, style: string, move: string, own?: string][] = [
  [
    'moved out to the side by a transform',
    'position:fixed;inset:0;transform:translateX(100%)',
    'transform:none',
  ],
  ['clipped by its container', 'max-height:0;overflow:hidden;position:fixed', 'max-height:50vh'],
  ['in a section with content-visibility', 'margin-top:300vh;content-visibility:auto', 'margin-top:0'],
  ['without a box of its own', 'margin-top:300vh', 'margin-top:0', 'display:contents'],
];
for (const [what, style, move, own = 'display:block;height:44px'] of PLACES)
  test(`an element ${what} loads nothing until it is shown`, async fixtures => {
    const { page, shop } = fixtures;
    const markup = `<!doctype html><script data-src="${shop.url}/dist/portable-wallets.js">${LINES}</script><div id=drawer style="${style}"><div style="padding-top:1px;margin-right:8px">
      <form action=/cart/add><input type=hidden name=id value=46448623321341><shopify-accelerated-checkout style="${own}" access-token=x buyer-country=BR buyer-currency=BRL recommended='{"name":"buy_it_now","wallet_params":{}}'></shopify-accelerated-checkout></form></div></div>`;
    shop.store.pages.set('/drawer', { markup });
    await page.goto(`${shop.url}/drawer`);
    assert.equal(await readFiles(fixtures), []);
    await page.evaluate(
      ([move]) => {
        const drawer = document.querySelector<HTMLElement>('#drawer');
        if (drawer) drawer.style.cssText += `;${move}`;
      },
      [move],
    );
    await page.locator('shopify-buy-it-now-button button').waitFor();
  });

test('a failed load is tried once more by the lines for old browsers', async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(FAILED_REQUEST);
  const urls: string[] = [];
  await page.route(/portable-wallets[^/]*\.js/, route => {
    urls.push(route.request().url());
    return urls.length > 1 ? route.continue() : route.abort();
  });
  const scope = {
    settings: { wallets_when_visible: true, wallets_folder: `${shop.url}/dist`, wallets_access_token: 'x' },
    shop: { id: 7, enabled_payment_types: [] },
    localization: { country: { iso_code: 'BR' } },
    request: { locale: { iso_code: 'pt-BR' } },
    cart: { currency: { iso_code: 'BRL' } },
    product: { available: true, variants: [{ id: 46448623321341, requires_shipping: true }] },
  };
  const form = `<form action=/cart/add><input type=hidden name=id value=46448623321341>${renderPart('product', scope)}</form>`;
  shop.store.pages.set('/theme-page', {
    markup: `<!doctype html><html lang=pt-BR>${renderPart('head', scope)}${form}`,
  });
  await page.goto(`${shop.url}/theme-page`);
  await until(() => urls.length > 1, 'the script is requested again');
  await page.locator('shopify-buy-it-now-button button').waitFor();
  assert.is(urls.length, 2);
  assert.match(urls[1] ?? '', /\?r=1$/);
});

test.run();
