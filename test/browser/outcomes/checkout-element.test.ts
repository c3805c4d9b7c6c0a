import * as assert from 'uvu/assert';
import { WALLET_NAMES } from '../../shop/web/wallets';
import { browserSuite, FAILED_REQUEST, type Stage } from '../drivers/browser';
import { cross, sample } from '../drivers/matrix';
import { fillCart, findProduct, PRODUCT, type Query, until } from '../drivers/shop-page';
import { gotoCheckout, hearRendered } from './places';

const test = browserSuite('checkout element');

/** Opens the checkout and waits until the element has told what became of its wallet. */
async function open(stage: Stage, wallet: string, query: Query = {}) {
  await hearRendered(stage);
  await gotoCheckout(stage, wallet, query);
}

const told = ({ page }: Stage) =>
  page.evaluate(() => ({
    status: document.documentElement.dataset.rendered,
    message: document.documentElement.dataset.message,
  }));

const untilTold = ({ page }: Stage) => page.locator('html[data-rendered]').waitFor();

for (const wallet of WALLET_NAMES)
  test(`says that ${wallet} has rendered, with its button in the page`, async stage => {
    await open(stage, wallet);
    await untilTold(stage);
    assert.equal(await told(stage), { status: 'success', message: '' });
    assert.is(await stage.page.locator('shopify-wallet-button > [slot=button]').count(), 1);
  });

/** Why a wallet can't pay, what the page hears of it in PCI mode, and the console where the shop has it wrong. */
const FAILURES: [why: string, wallet: string, query: Query, message: RegExp, said?: RegExp][] = [
  ['its SDK is missing', 'google_pay', { googlePaySdk: 'missing' }, /^Could not load .+google-pay\.js/],
  ['its SDK never comes', 'google_pay', { googlePaySdk: 'never' }, /^timeout$/],
  [
    'its tokens have expired',
    'google_pay',
    { expiredJwt: 'true' },
    /^authJwtExpired$/,
    /google_pay has no button: authJwtExpired\. Each/,
  ],
  ['the shopper cannot pay', 'google_pay', { 'gpay-sandbox': '{"ready":false}' }, /^notReadyToPay$/],
  ['the browser says no', 'apple_pay', { 'apay-sandbox': '{"available":false}' }, /^notReadyToPay$/],
  ['it is not eligible', 'paypal', { 'paypal-sandbox': '{"ineligible":["paypal"]}' }, /^notEligible$/],
];

const failures = sample(
  'failures in the checkout',
  cross({ failure: FAILURES, isInPciMode: [true, false] }),
  ({ failure: [why], isInPciMode }) => [why, isInPciMode ? 'PCI mode' : 'no PCI mode'],
);
for (const {
  failure: [why, wallet, query, message, said],
  isInPciMode,
} of failures) {
  if (isInPciMode)
    test(`tells a page in PCI mode that ${wallet} has failed where ${why}`, async stage => {
      stage.expect(FAILED_REQUEST);
      if (said) stage.expect(said);
      await open(stage, wallet, { 'pci-enabled': '', ...query });
      await untilTold(stage);
      const { status, message: words = '' } = await told(stage);
      assert.is(status, 'failure');
      assert.match(words, message);
      if (said) assert.ok(stage.complaints.some(text => said.test(text)));
      assert.is(await stage.page.locator('shopify-wallet-button > *').count(), 0);
    });
  else
    test(`says nothing outside of PCI mode where ${why}`, async stage => {
      stage.expect(FAILED_REQUEST);
      if (said) stage.expect(said);
      await open(stage, wallet, query);
      const element = stage.page.locator('shopify-wallet-button');
      await stage.page.waitForFunction(() => document.querySelector('shopify-wallet-button')?.shadowRoot);
      assert.equal(await told(stage), { status: undefined, message: undefined });
      assert.is(await element.locator('> *').count(), 0);
    });
}

test('tells a page in PCI mode that its own file can’t be loaded', async stage => {
  stage.expect(FAILED_REQUEST);
  stage.expect(/can't be shown/);
  await stage.page.route('**/checkout-element.js*', route => route.abort());
  await open(stage, 'shop_pay', { 'pci-enabled': '' });
  await untilTold(stage);
  const { status, message = '' } = await told(stage);
  assert.is(status, 'failure');
  assert.match(message, /checkout-element\.js/);
  assert.is(stage.complaints.filter(text => text.includes("can't be shown")).length, 1);
});

test('says nothing outside of PCI mode where its own file can’t be loaded', async stage => {
  const { page } = stage;
  stage.expect(FAILED_REQUEST);
  stage.expect(/can't be shown/);
  await page.route('**/checkout-element.js*', route => route.abort());
  await open(stage, 'shop_pay');
  await until(() => stage.complaints.some(text => text.includes("can't be shown")), 'it is reported');
  assert.equal(await told(stage), { status: undefined, message: undefined });
  assert.is(await page.locator('shopify-wallet-button > *').count(), 0);
});

test('tells a page in PCI mode that a wallet without subscriptions is ineligible for one', async stage => {
  const { page, shop } = stage;
  await fillCart(stage);
  const [line] = [...shop.store.carts.values()][0]?.lines ?? [];
  const { variants, sellingPlans } = findProduct(shop, PRODUCT.withPlans);
  Object.assign(line ?? {}, { variantId: variants[0]?.id, sellingPlanId: sellingPlans[0]?.id });
  await open(stage, 'google_pay', { 'pci-enabled': '' });
  await untilTold(stage);
  assert.equal(await told(stage), { status: 'failure', message: 'ineligible' });
  assert.is(await page.locator('shopify-wallet-button > *').count(), 0);
});

test('loads the SDK and shows nothing, where only that is wanted', async stage => {
  const { page } = stage;
  await open(stage, 'google_pay', { 'only-sdk': '' });
  await page.waitForFunction(() => window.google?.payments?.api);
  await page.waitForFunction(() => document.querySelector('shopify-wallet-button')?.shadowRoot);
  assert.equal(await told(stage), { status: undefined, message: undefined });
  assert.is(await page.locator('shopify-wallet-button > *').count(), 0);
});

test.run();
