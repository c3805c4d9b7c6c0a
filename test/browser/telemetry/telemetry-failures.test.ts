import * as assert from 'uvu/assert';
import { toErrorReports, toLogs } from '../../../sandbox/panel/collector/deliveries';
import type { CollectorState } from '../../../sandbox/server/store/types';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import {
  button,
  closeDialog,
  openProduct,
  openSheet,
  operations,
  PRODUCT,
  pay,
  setFault,
  until,
} from '../shop-page';
import { assertTaken, counted, deliveries, REFUSED, untilCounted, watch } from './telemetry-page';

const test = browserSuite('telemetry, failing');

const STATES: [collector: CollectorState, how: string][] = [
  ['down', 'is not there'],
  ['slow', 'takes its time'],
  ['http_500', 'refuses'],
  ['http_429', 'refuses'],
  ['http_429_date', 'refuses'],
];

for (const [collector] of matrix(STATES, ['down', 'slow', 'http_500']))
  test(`buys while the collector is ${collector}`, async ({ page, shop, expect }) => {
    expect(REFUSED);
    watch(shop, { collector });
    await openProduct({ page, shop });
    await page.mouse.click(5, 5);
    await until(() => shop.store.deliveries.length, 'something is sent');
    await openSheet(page);
    const order = await pay({ page, shop });
    assert.is(order.paidWith, 'google_pay');
    assert.equal(operations(shop).filter(name => name === 'cartSubmitForCompletion').length, 1);
    assertTaken(shop);
  });

const patient = matrix(['http_429', 'http_429_date'] as const, ['http_429']);
for (const collector of patient)
  test(`retries when the collector allows it: ${collector}`, async ({ page, shop, expect }) => {
    expect(REFUSED);
    watch(shop, { collector, analytics: false, errors: false });
    await openProduct({ page, shop });
    await until(() => deliveries(shop, 'metrics').length > 1, 'metrics are sent again');
    const [first, second] = deliveries(shop, 'metrics');
    const pause = (second?.at ?? 0) - (first?.at ?? 0);
    assert.ok(pause >= 1900 && pause < 4500, `${pause} ms`);
  });

test('delivers queued data once the collector responds', async ({ page, shop, expect }) => {
  expect(REFUSED);
  watch(shop, { collector: 'down' });
  // Blocks preflight requests as well, so that the collector receives nothing.
  const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('/v1/metrics'));
  await openProduct({ page, shop });
  await failed;
  shop.store.settings.collector = 'up';
  await untilCounted(shop, 'wallet.rendered', {}, 7000);
  assert.is(counted(shop, 'page.initialized'), 1);
  assertTaken(shop);
});

test('reports an invalid response once as a log and to the error service', async ({ page, shop, expect }) => {
  expect(/^\[portable-wallets\]/);
  watch(shop);
  setFault(shop, 'html', ['cartCreate'], 2);
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now' });
  for (let click = 0; click < 2; click++) {
    await button(page, 'buyItNow').click();
    await closeDialog(page);
  }
  await untilCounted(shop, 'reported');
  await until(() => deliveries(shop, 'errors').length, 'the error is reported');
  await until(() => toLogs(shop.store.deliveries).length, 'the log is written');
  assert.is(toLogs(shop.store.deliveries).length, 1);
  const reports = toErrorReports(shop.store.deliveries);
  assert.is(reports.length, 1);
  assert.is(reports[0]?.release, 'sandbox');
  assert.ok(reports[0]?.chain[0]?.stack.length);
  assert.is(deliveries(shop, 'sessions').length, 1);
  assertTaken(shop);
});

test.run();
