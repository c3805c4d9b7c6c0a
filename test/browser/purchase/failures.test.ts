import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { FaultName } from '../../../sandbox/server/store/types';
import { matrix } from '../matrix';
import { browserSuite, FAILED_REQUEST } from '../open';
import {
  button,
  calls,
  closeDialog,
  dialog,
  openProduct,
  openSheet,
  PRODUCT,
  setFault,
  sheet,
  text,
  untilCheckout,
  variables,
} from '../shop-page';

const test = browserSuite('failures');
const query = { recommended: 'buy_it_now' };

/** The script's own error about an invalid response. */
const OWN_REPORT = /^\[portable-wallets\]/;
const SENSELESS: FaultName[] = ['html', 'graphql_errors', 'null_data', 'cut'];

const EVER = Number.POSITIVE_INFINITY;

/** Number of requests to a server that responds to all of them like this. */
const LOST_CARTS: [fault: FaultName, sent: number][] = [
  ['refused', 1],
  ['cut', 1],
  ['http_500', 1],
  ['http_429', 4],
  ['http_503', 4],
  ['html', 1],
  ['graphql_errors', 1],
  ['null_data', 1],
];

async function addToCart(page: Page) {
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.locator('#cart-drawer [data-testid=line]').waitFor();
  await page.keyboard.press('Escape');
}

const lostCarts = matrix(LOST_CARTS, ['refused', 'cut', 'http_429']);
for (const [fault, sent] of lostCarts)
  test(`shows that buying is unavailable if the server responds with ${fault}, and works afterwards`, async ({
    page,
    shop,
    expect,
  }) => {
    expect(FAILED_REQUEST);
    expect(OWN_REPORT);
    setFault(shop, fault, ['cartCreate'], EVER);
    await openProduct({ page, shop }, PRODUCT.standard, query);
    // Counted in the page, because a browser repeats a request whose reused connection was lost.
    let count = 0;
    page.on('request', request => {
      if (request.url().includes('operation_name=cartCreate')) count++;
    });
    await button(page, 'buyItNow').click();
    await dialog(page).waitFor();
    assert.is(await dialog(page).getByRole('heading').textContent(), 'Falha na transação');
    assert.match(await text(dialog(page)), 'devido a problemas técnicos');
    assert.is(count, sent);
    await closeDialog(page);
    assert.not.ok(await button(page, 'buyItNow').isDisabled());
    await addToCart(page);
    shop.store.settings.faults = [];
    await button(page, 'buyItNow').click();
    assert.equal(await untilCheckout(page), []);
  });

const BUSY: FaultName[] = ['http_429', 'http_429_retry_after', 'http_503'];

const busy = matrix(BUSY, ['http_429']);
for (const fault of busy)
  test(`retries after a busy response: ${fault}`, async ({ page, shop, expect }) => {
    expect(FAILED_REQUEST);
    setFault(shop, fault, ['cartCreate']);
    await openProduct({ page, shop }, PRODUCT.standard, query);
    await button(page, 'buyItNow').click();
    assert.equal(await untilCheckout(page), []);
    const [first, second] = calls(shop, 'cartCreate');
    const pause = (second?.at ?? 0) - (first?.at ?? 0);
    assert.ok(pause >= 1000 && pause < 2000, `${pause} ms`);
    assert.is(shop.store.carts.size, 1);
  });

/** Final page after one such response to a submission. The order exists in every case. */
const LOST_SUBMISSIONS: [fault: FaultName, end: RegExp][] = [
  ['refused', /\/thank-you\//],
  // The order was placed before the response broke.
  ['cut', /\/checkouts\/cn\//],
  ['http_500', /\/thank-you\//],
  ['http_429', /\/thank-you\//],
  ['http_429_retry_after', /\/thank-you\//],
  ['http_503', /\/thank-you\//],
  ['html', /\/thank-you\//],
  ['graphql_errors', /\/thank-you\//],
  ['null_data', /\/thank-you\//],
];

/** The table of faults has each kind of response for each wallet with a sheet. */
const lostSubmissions = matrix(LOST_SUBMISSIONS, ['refused', 'cut']);
for (const [fault, end] of lostSubmissions)
  test(`places one order if the submission's response is ${fault}`, async ({ page, shop, expect }) => {
    expect(FAILED_REQUEST);
    if (SENSELESS.includes(fault)) expect(OWN_REPORT);
    await openProduct({ page, shop });
    await openSheet(page);
    setFault(shop, fault, ['cartSubmitForCompletion']);
    await sheet(page, 'pay').click();
    await page.waitForURL(end);
    assert.is(shop.store.orders.length, 1);
    const tokens = variables(shop, 'cartSubmitForCompletion').map(({ attemptToken }) => attemptToken);
    assert.is(new Set(tokens.filter(Boolean)).size, 1);
  });

test('leaves the shop usable if the script fails to load', async ({ page, shop, expect }) => {
  expect(FAILED_REQUEST);
  await page.route('**/dist/**', route => route.abort());
  await page.goto(`${shop.url}/products/${PRODUCT.standard}`);
  await page.locator('.shopify-payment-button__skeleton').first().waitFor({ state: 'detached' });
  await addToCart(page);
});

test("offers Buy it now if the wallet's bundle fails to load, and logs one error", async ({
  page,
  shop,
  complaints,
  expect,
}) => {
  expect(FAILED_REQUEST);
  expect(OWN_REPORT);
  await page.route('**/dist/*/wallets/**', route => route.abort());
  await openProduct({ page, shop });
  const reports = complaints.filter(text => OWN_REPORT.test(text));
  assert.is(reports.length, 1, reports.join('\n'));
  assert.match(reports[0] ?? '', 'google_pay has no button: moduleNotLoaded. See docs/wallets.md');
  await button(page, 'buyItNow').click();
  await untilCheckout(page);
});

test.run();
