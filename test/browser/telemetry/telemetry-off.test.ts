import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import {
  button,
  openCart,
  openProduct,
  openSheet,
  PRODUCT,
  pay,
  sheet,
  until,
  untilCheckout,
} from '../shop-page';
import {
  assertTaken,
  countTimers,
  recordTelemetry,
  untilCounted,
  untilNoTimer,
  watch,
} from './telemetry-page';

const test = browserSuite('telemetry, switched off');

test('sends and loads nothing of it for a whole purchase', async ({ page, shop }) => {
  const requests = recordTelemetry(page);
  await openProduct({ page, shop });
  await openSheet(page);
  await pay({ page, shop });
  await openCart({ page, shop });
  assert.equal(requests, []);
  assert.equal(shop.store.deliveries, []);
});

const PAGES: [where: string, open: typeof openProduct | typeof openCart][] = [
  ['product page', openProduct],
  ['cart page', openCart],
];

for (const [where, open] of matrix(PAGES, ['product page']))
  test(`leaves no timer running on the ${where} before and after a click`, async ({ page, shop }) => {
    await countTimers(page);
    await open({ page, shop });
    await untilNoTimer(page);
    await openSheet(page, '#main');
    await sheet(page, 'close').click();
    await until(() => shop.store.calls.at(-1)?.status, 'the last call is answered');
    await untilNoTimer(page);
  });

test('requests nothing on a page with errors', async ({ page, shop, expect }) => {
  expect(/Failed to load resource|A cart could not be created/);
  const requests = recordTelemetry(page);
  shop.store.settings.faults.push({ name: 'http_500', operations: ['cartCreate'], times: 1 });
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now' });
  await button(page, 'buyItNow').click();
  await page.locator('dialog[open] .close').click();
  await button(page, 'buyItNow').click();
  await untilCheckout(page);
  assert.equal(requests, []);
});

test('leaves no timer running after all deliveries if it is enabled', async ({ page, shop }) => {
  watch(shop);
  await countTimers(page);
  await openProduct({ page, shop });
  await page.mouse.click(5, 5);
  await untilCounted(shop, 'wallet.rendered');
  await untilNoTimer(page);
  assertTaken(shop);
});

test.run();
