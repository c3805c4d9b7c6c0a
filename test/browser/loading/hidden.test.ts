import * as assert from 'uvu/assert';
import { browserSuite, type Fixtures } from '../open';
import { until } from '../shop-page';

const test = browserSuite('hidden elements');

/** Returns the names of the script's files and SDKs that the page has requested, after a time in which it requests none. */
async function readFiles({ page }: Pick<Fixtures, 'page'>): Promise<string[]> {
  await page.waitForTimeout(500);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/\?.*/, '').replace(/.*\//, ''))
      .filter(name => name.endsWith('.js') && name !== 'theme.js'),
  );
}

test('a closed drawer loads no more than the script, and shows its buttons when an item is added', async fixtures => {
  const { page, shop } = fixtures;
  await page.goto(`${shop.url}/?cartWallets=shop_pay,google_pay`, { waitUntil: 'load' });
  assert.equal(await readFiles(fixtures), ['portable-wallets.js']);
  await page.goto(
    `${shop.url}/products/cafe-da-serra?recommended=buy_it_now&cartWallets=shop_pay,google_pay`,
  );
  await page.locator('#main shopify-buy-it-now-button button').waitFor();
  assert.equal(await readFiles(fixtures), ['portable-wallets.js']);
  await page.evaluate(() => {
    document.addEventListener('wallet-ready', ({ target }) => {
      document.title = `${(target as Element).localName} is ready`;
    });
  });
  await page.locator('[name=add]').click();
  await page.locator('#cart-drawer shop-pay-wallet-button button').waitFor();
  await until(
    async () => (await page.title()) === 'shopify-accelerated-checkout-cart is ready',
    'wallet-ready follows the opening',
  );
});

const PLACES: [what: string, style: string, open: string][] = [
  ['without a box', 'display:none', 'display:block'],
  ['beside the viewport', 'position:fixed;inset:0;transform:translateX(100%)', 'transform:none'],
  ['in a scrolled dialog', 'display:none;height:90px;overflow:auto', 'display:block'],
];
for (const [what, style, open] of PLACES)
  for (const signal of ['opening', 'init'])
    test(`a product's element ${what} loads no wallet until ${signal}`, async fixtures => {
      const { page, shop } = fixtures;
      const form = (content: string) =>
        `<form action=/cart/add><input type=hidden name=id value=46448623321341>${content}</form>`;
      const element = (attributes = '') =>
        `<shopify-accelerated-checkout ${attributes} access-token=x buyer-country=BR buyer-currency=BRL recommended='{"name":"shop_pay","wallet_params":{}}'></shopify-accelerated-checkout>`;
      const markup = `<!doctype html><div id=drawer style="${style}"><p style="height:20px">${form(`<div style="display:contents">${element()}</div>`)}</div>
        <script src="${shop.url}/dist/portable-wallets.js"></script>`;
      shop.store.pages.set('/drawer', { markup });
      await page.goto(`${shop.url}/drawer`);
      assert.equal(await readFiles(fixtures), ['portable-wallets.js']);
      await page.evaluate(
        ([style, isOpening]) => {
          if (!isOpening) return window.Shopify?.PaymentButton?.init?.();
          const drawer = document.querySelector<HTMLElement>('#drawer');
          if (drawer) drawer.style.cssText += `;${style}`;
        },
        [open, signal === 'opening'] as const,
      );
      await page.locator('shop-pay-wallet-button button').waitFor({ state: 'attached' });
    });

test('an element that the theme hides until it has a button gets its button', async ({ page, shop }) => {
  const markup = `<!doctype html><style>*:empty{display:none}</style><form action=/cart/add><input type=hidden name=id value=46448623321341>
    <shopify-accelerated-checkout access-token=x buyer-country=BR buyer-currency=BRL fallback='{"name":"buy_it_now","wallet_params":{}}'></shopify-accelerated-checkout></form>
    <script src="${shop.url}/dist/portable-wallets.js"></script>`;
  shop.store.pages.set('/empty', { markup });
  await page.goto(`${shop.url}/empty`);
  await page.locator('shopify-buy-it-now-button button').waitFor();
});

test.run();
