import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite, type Fixtures } from '../browser/open';
import { until, untilCheckout, variables } from '../browser/shop-page';
import { hold } from '../fakes/hold';
import { type KitName, openHeadless } from '../package/headless-kits';
import { openHydrogenApi } from './hydrogen-api';

/**
 * Installs the tarball of the last build into new apps like headless shops do, checks their types, and buys on the pages of
 * docs/headless.md. It needs a registry for the frameworks.
 */
const test = browserSuite('headless');

const PRODUCT = 'shopify-accelerated-checkout';
const CART = 'shopify-accelerated-checkout-cart';
const VARIANTS = {
  first: 'gid://shopify/ProductVariant/46448623321341',
  second: 'gid://shopify/ProductVariant/46448788275453',
};

interface App extends Fixtures<Page> {
  url: string;
  button: Locator;
}

/** Tests the example of one framework. */
function testApp(name: KitName, title: string, play: (app: App) => Promise<void>) {
  test(`${name}: ${title}`, async fixtures => {
    const { page, shop } = fixtures;
    const api = name === 'Hydrogen' ? await openHydrogenApi(shop.url) : undefined;
    try {
      const app = await openHeadless(name, api?.url ?? shop.url);
      try {
        await play({ ...fixtures, url: app.url, button: page.locator(`${PRODUCT} shop-pay-wallet-button`) });
      } finally {
        app.close();
      }
    } finally {
      await api?.close();
    }
  });
}

/** Opens a page whose script arrives late. The element is as high before as after. */
async function openProduct({ page, button }: App, url: string) {
  const { promise: held, release } = hold<void>();
  await page.route(/\/wallets\//, async route => {
    await held;
    await route.continue();
  });
  const host = page.locator(PRODUCT);
  const measure = async () => (await host.boundingBox())?.height;
  await page.goto(url, { waitUntil: 'commit' });
  await until(async () => Number(await measure()) > 44, 'the skeleton');
  const before = await measure();
  release();
  await button.waitFor();
  assert.is(await measure(), before);
}

/** Buys, and navigates before the storefront API responds. The purchase still leads to the checkout. @returns its country */
async function buyWhileNavigating({ page, shop, button }: App, navigate: Locator, variant = VARIANTS.first) {
  const { promise: held, release } = hold<void>();
  await page.route(/operation_name=cartCreate/, async route => {
    await held;
    await route.continue();
  });
  await button.click();
  await navigate.click();
  await page.locator(PRODUCT).waitFor({ state: 'detached' });
  release();
  await untilCheckout(page);
  const [{ input, country }] = variables(shop, 'cartCreate').slice(-1);
  assert.is(input.lines[0].merchandiseId, variant);
  return country;
}

for (const name of ['Vue', 'Svelte'] as const)
  testApp(name, 'shows a product and a cart, switches the market, and buys', async app => {
    const { page, url, button } = app;
    await openProduct(app, url);
    assert.is(await page.locator(PRODUCT).getAttribute('buyer-country'), 'BR');
    await page.locator('select').selectOption('us');
    await page.locator(`${PRODUCT}[buyer-country=US]`).waitFor();
    const add = page.getByText('Add to cart');
    await add.click();
    await page.locator(`${CART}[page-type=cart] shop-pay-wallet-button`).waitFor();
    await page.getByText('Back').click();
    await button.waitFor();
    assert.is(await buyWhileNavigating(app, add), 'US');
  });

testApp(
  'Next',
  'server components show a product and a cart under a policy, switch the market, and buy',
  async app => {
    const { page, url, button } = app;
    const response = await fetch(`${url}/br`);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /script-src 'nonce-.+' 'strict-dynamic'/);
    assert.match(await response.text(), `<${PRODUCT} access-token="5d41c08b7f2e46a39be0c1d7a2f86e94"`);
    await openProduct(app, `${url}/br`);
    await page.getByText('Other market').click();
    await page.locator(`${PRODUCT}[buyer-country=US]`).waitFor();
    await page.getByText('Add to cart').click();
    await page.locator(`${CART}[page-type=cart] shop-pay-wallet-button`).waitFor();
    await page.getByText('Product').click();
    await button.waitFor();
    assert.is(await buyWhileNavigating(app, page.locator('a', { hasText: 'Cart' })), 'US');
  },
);

testApp('Hydrogen', "the skeleton shows a product's chosen variant and a drawer, and buys", async app => {
  const { page, shop, url } = app;
  // The skeleton's policy has a source with two schemes, because the sandbox has no https.
  app.expect(/invalid source/);
  await page.route('https://cdn.shopify.com/**', route => route.fulfill({ body: '' }));
  await openProduct(app, `${url}/products/coffee`);
  await page.getByRole('button', { name: '500' }).click();
  await page.locator(`input[name=id][value="${VARIANTS.second}"]`).waitFor({ state: 'attached' });
  const drawer = page.locator('.overlay.expanded');
  await page.locator('button[type=submit]', { hasText: 'Add to cart' }).click();
  await drawer.locator(`${CART}[page-type=drawer] shop-pay-wallet-button`).waitFor();
  const countReads = () =>
    shop.store.calls.filter(({ operation }) => operation === 'limitedCartQuery').length;
  const before = countReads();
  await drawer.getByRole('button', { name: 'Increase quantity' }).click();
  await until(() => countReads() > before, 'the cart is read again');
  await drawer.locator('button.close').click();
  const home = page.locator('.header a').first();
  assert.is(await buyWhileNavigating(app, home, VARIANTS.second), 'US');
});

test.run();
