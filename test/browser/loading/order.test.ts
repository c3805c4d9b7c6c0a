import * as assert from 'uvu/assert';
import { hold } from '../../fakes/hold';
import { browserSuite, type Fixtures } from '../open';
import {
  button,
  fillCart,
  holdFile,
  openCart,
  openProduct,
  openSheet,
  PRODUCT,
  pay,
  release,
  until,
} from '../shop-page';

const test = browserSuite('the order of requests');

/** Returns the requests for the script's files and SDKs so far: `cart.js`, `wallets/google-pay.js`, `sdk/paypal.js`. */
function hearFiles({ page }: Fixtures): string[] {
  const files: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    const [, name] =
      /^\/(?:dist\/(?:\w{16}\/)?)?((?:sdk|wallets)\/[\w-]+\.js|[\w-]+\.js)$/.exec(pathname) ?? [];
    if (name) files.push(name);
  });
  return files;
}

/** Changes the markup of the shop's pages. */
async function rewrite({ page }: Fixtures, path: string, change: (markup: string) => string) {
  await page.route(path, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Opens a page whose parsing waits for a slow script. */
async function holdParsing(fixtures: Fixtures, path: string): Promise<() => void> {
  await rewrite(fixtures, path, markup =>
    markup.replace('</body>', '<script src="/slow.js"></script></body>'),
  );
  const { promise, release } = hold<void>();
  await fixtures.page.route('**/slow.js', async route => {
    await promise;
    await route.fulfill({ body: '', contentType: 'text/javascript' });
  });
  return release;
}

const hasAll = (files: string[], wanted: string[]) => wanted.every(name => files.includes(name));

/** Ways of loading in which the script runs before the end of parsing. */
const EARLY = [{ script: 'classic', async: '' }, { script: 'inline' }];

for (const way of EARLY)
  test(`requests a product's wallet before the end of parsing if the script is ${way.script}`, async fixtures => {
    const { page, shop } = fixtures;
    const files = hearFiles(fixtures);
    const go = await holdParsing(fixtures, '**/products/**');
    const query = new URLSearchParams({ ...way, cartWallets: '' });
    await page.goto(`${shop.url}/products/${PRODUCT.standard}?${query}`, { waitUntil: 'commit' });
    await until(() => hasAll(files, ['slow.js', 'wallets/google-pay.js']), 'its files are requested for');
    assert.is(await page.evaluate(() => document.readyState), 'loading');
    go();
    await openSheet(page);
    await pay(fixtures);
    assert.is(files.filter(name => name === 'wallets/google-pay.js').length, 1);
  });

for (const way of EARLY)
  test(`requests all files of a cart before the end of parsing if the script is ${way.script}`, async fixtures => {
    const { page, shop } = fixtures;
    await fillCart(fixtures);
    const files = hearFiles(fixtures);
    const go = await holdParsing(fixtures, '**/cart?*');
    const query = new URLSearchParams({ ...way, cartWallets: 'google_pay,shop_pay' });
    await page.goto(`${shop.url}/cart?${query}`, { waitUntil: 'commit' });
    const wanted = ['cart.js', 'wallets/google-pay.js', 'wallets/shop-pay.js'];
    await until(() => hasAll(files, ['slow.js', ...wanted]), 'all is requested for');
    assert.is(await page.evaluate(() => document.readyState), 'loading');
    go();
    await button(page, 'googlePay').waitFor();
  });

test("a cart's wallets load before its contents are known, and their SDKs next", async fixtures => {
  const { page, shop } = fixtures;
  await fillCart(fixtures);
  const files = hearFiles(fixtures);
  const answer = await holdFile(page, 'graphql.json?operation_name=limitedCartQuery');
  const requested = page.waitForRequest(/operation_name=limitedCartQuery/);
  await page.goto(`${shop.url}/cart?cartWallets=google_pay`, { waitUntil: 'commit' });
  await requested;
  await page.waitForLoadState('load');
  const before = [...files];
  assert.ok(hasAll(before, ['wallets/google-pay.js']), before.join());
  assert.not.ok(before.includes('sdk/google-pay.js'));
  answer();
  await button(page, 'googlePay').waitFor();
  assert.equal(
    files.slice(before.length).filter(name => name.startsWith('wallets/')),
    [],
  );
});

test('loads no wallets of the drawer for a visitor without a cart', async fixtures => {
  const files = hearFiles(fixtures);
  await openProduct(fixtures, PRODUCT.standard, {
    recommended: 'buy_it_now',
    cartWallets: 'google_pay,shop_pay',
  });
  await fixtures.page.waitForLoadState('networkidle');
  assert.equal(
    files.filter(name => /^(wallets|sdk)\//.test(name)),
    [],
  );
});

test('loads preloaded files of a wallet before the script, and only once', async fixtures => {
  const { page, shop } = fixtures;
  const files = hearFiles(fixtures);
  const module = `/dist/${release}/wallets/google-pay.js`;
  await rewrite(fixtures, '**/products/**', markup =>
    markup.replace(
      '<title>',
      `<link rel="modulepreload" href="${module}"><link rel="preload" as="script" href="/sdk/google-pay.js"><title>`,
    ),
  );
  const go = await holdFile(page, 'portable-wallets.js');
  await page.goto(`${shop.url}/products/${PRODUCT.standard}?cartWallets=`, { waitUntil: 'commit' });
  await until(() => hasAll(files, ['wallets/google-pay.js', 'sdk/google-pay.js']), 'both are requested for');
  go();
  await openSheet(page);
  const ofWallet = files.filter(name => name.includes('google-pay'));
  assert.equal(ofWallet.sort(), ['sdk/google-pay.js', 'wallets/google-pay.js']);
});

test('a cart page requests the whole purchase on the first touch, and not before', async fixtures => {
  const files = hearFiles(fixtures);
  await openCart(fixtures, [PRODUCT.standard], { cartWallets: 'google_pay' });
  await fixtures.page.waitForLoadState('networkidle');
  assert.not.ok(files.includes('checkout.js'));
  await button(fixtures.page, 'googlePay').dispatchEvent('touchstart');
  await until(() => files.includes('checkout.js'), 'the purchase is requested for');
});

test('requests only its own files from the shop until the click', async ({ page, shop }) => {
  await openProduct({ page, shop });
  assert.equal(shop.store.calls, []);
  await openCart({ page, shop });
  assert.equal([...new Set(shop.store.calls.map(({ operation }) => operation))], ['limitedCartQuery']);
});

test('requests only the page for a visitor whose shop has disabled the script', async ({ page, shop }) => {
  await page.goto(`${shop.url}/products/${PRODUCT.standard}?script=off`);
  await page.locator('form[data-product-form] [name=add]').click();
  await page.locator('#cart-drawer [data-testid=line]').waitFor();
  assert.is(await button(page, 'googlePay').count(), 0);
});

test.run();
