import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import {
  button,
  closeDialog,
  dialog,
  openCart,
  openProduct,
  openSheet,
  PRODUCT,
  setFault,
  sheet,
  untilCheckout,
} from '../shop-page';
import { assertTaken, counted, untilCounted, watch } from './telemetry-page';

const test = browserSuite('telemetry');
const googlePay = { instrument: 'GooglePay' };
const buyItNow = { instrument: 'BuyItNow' };

/** The visit's page is the product's or the cart's. */
const OPEN = { product: openProduct, cart_page: openCart };

for (const [page_, open] of matrix(Object.entries(OPEN), ['product']))
  test(`counts a click on Buy it now on the ${page_}, although the page unloads at once`, async ({
    page,
    shop,
  }) => {
    watch(shop, { recommended: 'buy_it_now', cartWallets: ['buy_it_now'] });
    await open({ page, shop });
    await untilCounted(shop, 'wallet.rendered', buyItNow);
    await button(page, 'buyItNow').click();
    await untilCheckout(page);
    await untilCounted(shop, 'finish', { ...buyItNow, action: 'redirect' });
    await page.waitForTimeout(300);
    assert.is(counted(shop, 'click', { ...buyItNow, page: page_ }), 1);
    assertTaken(shop);
  });

test('counts a sheet closed by the shopper', async ({ page, shop }) => {
  watch(shop);
  await openProduct({ page, shop });
  await openSheet(page);
  await sheet(page, 'close').click();
  await untilCounted(shop, 'cancelled', googlePay);
  assert.is(counted(shop, 'finish'), 0);
  assertTaken(shop);
});

const DECELERATIONS = [
  ['not_ready', 'cart_not_ready'],
  ['currency_change', 'currency_changed'],
  ['captcha', 'captcha_required'],
] as const;

for (const [fault, reason] of matrix([...DECELERATIONS], ['not_ready']))
  test(`counts why a purchase continues in the checkout: ${reason}`, async ({ page, shop }) => {
    watch(shop);
    await openProduct({ page, shop });
    await openSheet(page);
    setFault(shop, fault);
    await sheet(page, 'pay').click();
    await untilCheckout(page);
    await untilCounted(shop, 'finish', { ...googlePay, action: 'decelerate', reason });
    assertTaken(shop);
  });

async function failToBuy({ page, shop, expect }: Fixtures) {
  expect(/Failed to load resource.*graphql/);
  expect(/A cart could not be created: HTTP/);
  setFault(shop, 'http_500', ['cartCreate']);
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now' });
  await button(page, 'buyItNow').click();
  await dialog(page).waitFor();
}

test('counts a dialog, and the operation before it', async fixtures => {
  const { page, shop } = fixtures;
  watch(shop);
  await failToBuy(fixtures);
  await untilCounted(shop, 'dialog.shown');
  assert.is(counted(shop, 'operation', { name: 'cartCreate', outcome: 'HTTP' }), 1);
  await closeDialog(page);
  assertTaken(shop);
});

const LOST: [state: 'never' | 'missing', reason: string][] = [
  ['never', 'timeout'],
  ['missing', 'other'],
];

for (const [state, reason] of matrix(LOST, ['never']))
  test(`counts an SDK that failed: ${state}`, async ({ page, shop, expect }) => {
    if (state === 'missing') expect(/Failed to load resource.*google-pay/);
    watch(shop, { googlePaySdk: state });
    await openProduct({ page, shop });
    await untilCounted(shop, 'wallet.skipped', { ...googlePay, reason });
    await untilCounted(shop, 'wallet.rendered', buyItNow);
    assertTaken(shop);
  });

test("sends to a collector on the shop's origin as well", async ({ page, shop }) => {
  watch(shop, { collectorOrigin: 'same' });
  await openProduct({ page, shop });
  await untilCounted(shop, 'wallet.rendered', googlePay);
  assertTaken(shop);
});

test.run();
