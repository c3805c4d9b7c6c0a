import * as assert from 'uvu/assert';
import { WALLET_NAMES } from '../../../sandbox/server/web/wallets';
import { cross, matrix } from '../matrix';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { fillCart, findProduct, PRODUCT, type Query, until } from '../shop-page';
import { gotoCheckout, hearRendered } from './places';

const test = browserSuite('checkout element');

/** Opens the checkout and waits until the element has dispatched the result of its wallet. */
async function open(fixtures: Fixtures, wallet: string, query: Query = {}) {
  await hearRendered(fixtures);
  await gotoCheckout(fixtures, wallet, query);
}

const rendered = ({ page }: Fixtures) =>
  page.evaluate(() => ({
    status: document.documentElement.dataset.rendered,
    message: document.documentElement.dataset.message,
  }));

const untilRendered = ({ page }: Fixtures) => page.locator('html[data-rendered]').waitFor();

for (const wallet of WALLET_NAMES)
  test(`dispatches that ${wallet} has rendered, with its button in the page`, async fixtures => {
    await open(fixtures, wallet);
    await untilRendered(fixtures);
    assert.equal(await rendered(fixtures), { status: 'success', message: '' });
    assert.is(await fixtures.page.locator('shopify-wallet-button > [slot=button]').count(), 1);
  });

/** Why a wallet can't pay, its message in PCI mode, and the console error if the shop can fix it. */
const FAILURES: [why: string, wallet: string, query: Query, message: RegExp, error?: RegExp][] = [
  ['its SDK is missing', 'google_pay', { googlePaySdk: 'missing' }, /^Could not load .+google-pay\.js/],
  ['its SDK never loads', 'google_pay', { googlePaySdk: 'never' }, /^timeout$/],
  [
    'its tokens have expired',
    'google_pay',
    { expiredJwt: 'true' },
    /^authJwtExpired$/,
    /google_pay has no button: authJwtExpired\. Every/,
  ],
  ["the shopper can't pay", 'google_pay', { 'gpay-sandbox': '{"ready":false}' }, /^ineligible$/],
  ['the browser has no Apple Pay', 'apple_pay', { 'apay-sandbox': '{"available":false}' }, /^ineligible$/],
  ['it is not eligible', 'paypal', { 'paypal-sandbox': '{"ineligible":["paypal"]}' }, /^ineligible$/],
];

const failures = matrix(cross({ failure: FAILURES, isInPciMode: [true, false] }), [
  'its SDK is missing, true',
  'its SDK never loads, false',
  'its tokens have expired, true',
  "the shopper can't pay, true",
  'the browser has no Apple Pay, true',
  'it is not eligible, true',
]);
for (const {
  failure: [why, wallet, query, message, error],
  isInPciMode,
} of failures) {
  if (isInPciMode)
    test(`dispatches in PCI mode that ${wallet} failed if ${why}`, async fixtures => {
      fixtures.expect(FAILED_REQUEST);
      if (error) fixtures.expect(error);
      await open(fixtures, wallet, { 'pci-enabled': '', ...query });
      await untilRendered(fixtures);
      const { status, message: text = '' } = await rendered(fixtures);
      assert.is(status, 'failure');
      assert.match(text, message);
      if (error) assert.ok(fixtures.complaints.some(text => error.test(text)));
      assert.is(await fixtures.page.locator('shopify-wallet-button > *').count(), 0);
    });
  else
    test(`dispatches nothing outside of PCI mode if ${why}`, async fixtures => {
      fixtures.expect(FAILED_REQUEST);
      if (error) fixtures.expect(error);
      await open(fixtures, wallet, query);
      const element = fixtures.page.locator('shopify-wallet-button');
      await fixtures.page.waitForFunction(() => document.querySelector('shopify-wallet-button')?.shadowRoot);
      assert.equal(await rendered(fixtures), { status: undefined, message: undefined });
      assert.is(await element.locator('> *').count(), 0);
    });
}

test('dispatches in PCI mode that its own file failed to load', async fixtures => {
  fixtures.expect(FAILED_REQUEST);
  fixtures.expect(/can't be shown/);
  await fixtures.page.route('**/checkout-element.js*', route => route.abort());
  await open(fixtures, 'shop_pay', { 'pci-enabled': '' });
  await untilRendered(fixtures);
  const { status, message = '' } = await rendered(fixtures);
  assert.is(status, 'failure');
  assert.match(message, /checkout-element\.js/);
  assert.is(fixtures.complaints.filter(text => text.includes("can't be shown")).length, 1);
});

test('dispatches nothing outside of PCI mode if its own file fails to load', async fixtures => {
  const { page } = fixtures;
  fixtures.expect(FAILED_REQUEST);
  fixtures.expect(/can't be shown/);
  await page.route('**/checkout-element.js*', route => route.abort());
  await open(fixtures, 'shop_pay');
  await until(() => fixtures.complaints.some(text => text.includes("can't be shown")), 'it is reported');
  assert.equal(await rendered(fixtures), { status: undefined, message: undefined });
  assert.is(await page.locator('shopify-wallet-button > *').count(), 0);
});

test('dispatches ineligible in PCI mode for a wallet without subscriptions', async fixtures => {
  const { page, shop } = fixtures;
  await fillCart(fixtures);
  const [line] = [...shop.store.carts.values()][0]?.lines ?? [];
  const { variants, sellingPlans } = findProduct(shop, PRODUCT.withPlans);
  Object.assign(line ?? {}, { variantId: variants[0]?.id, sellingPlanId: sellingPlans[0]?.id });
  await open(fixtures, 'google_pay', { 'pci-enabled': '' });
  await untilRendered(fixtures);
  assert.equal(await rendered(fixtures), { status: 'failure', message: 'ineligible' });
  assert.is(await page.locator('shopify-wallet-button > *').count(), 0);
});

test('only loads the SDK if requested', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'google_pay', { 'only-sdk': '' });
  await page.waitForFunction(() => window.google?.payments?.api);
  await page.waitForFunction(() => document.querySelector('shopify-wallet-button')?.shadowRoot);
  assert.equal(await rendered(fixtures), { status: undefined, message: undefined });
  assert.is(await page.locator('shopify-wallet-button > *').count(), 0);
});

test.run();
