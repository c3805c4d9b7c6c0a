import * as assert from 'uvu/assert';
import { flowSuite } from '../browser/open';
import { openProduct, openSheet, pay } from '../browser/shop-page';
import { assertTaken, counted, deliveries, untilCounted, watch } from '../browser/telemetry/telemetry-page';

const test = flowSuite('telemetry');
const googlePay = { instrument: 'GooglePay' };

/** Concurrent batches arrive in any order, and a repeated one would arrive within this time. */
const LATE_MS = 300;
/** More than it takes to send the start of a visit. */
const VISIT_MS = 1500;

test('sends each step of a Google Pay purchase on the product page once', async ({ page, shop }) => {
  watch(shop);
  await openProduct({ page, shop });
  const shown = await page.locator('shopify-google-pay-button').count();
  await untilCounted(shop, 'wallet.rendered', googlePay);
  assert.is(counted(shop, 'page.initialized', { status: 'success' }), 1);
  assert.is(counted(shop, 'wallet.rendered', { ...googlePay, page: 'product' }), shown);
  assert.is(counted(shop, 'wallet.loaded', googlePay), shown);
  await openSheet(page, '#main');
  await pay({ page, shop });
  await untilCounted(shop, 'finish', { ...googlePay, action: 'complete' });
  await new Promise(resolve => setTimeout(resolve, LATE_MS));
  assert.is(counted(shop, 'click', { ...googlePay, page: 'product' }), 1);
  for (const name of ['opened', 'finish']) assert.is(counted(shop, name, googlePay), 1, name);
  for (const name of ['cartPaymentUpdate', 'cartPrepareForCompletion', 'cartSubmitForCompletion'])
    assert.is(counted(shop, 'operation', { name, outcome: 'ok' }), 1, name);
  assert.is(counted(shop, 'cancelled') + counted(shop, 'error') + counted(shop, 'dialog.shown'), 0);
  assertTaken(shop);
});

test('sends no events of a visit without consent, but still sends metrics', async ({ page, shop }) => {
  watch(shop, { consent: 'none' });
  await openProduct({ page, shop });
  await openSheet(page);
  await pay({ page, shop });
  await untilCounted(shop, 'finish', { ...googlePay, action: 'complete' });
  await new Promise(resolve => setTimeout(resolve, VISIT_MS));
  assert.equal(deliveries(shop, 'analytics'), []);
  assertTaken(shop);
});

test.run();
