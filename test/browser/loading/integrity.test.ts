import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { openMinimalPage } from '../attack/minimal-page';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { button, calls, openSheet, pay, release, until, untilCheckout } from '../shop-page';

const test = browserSuite('integrity');

const OWN_REPORT = /\[portable-wallets\]/;
const NOT_LOADED = 'Não foi possível carregar o pagamento. Tente novamente.';
/** Chromium's message about a wrong hash. */
const REFUSED = /integrity/;

/** Adds the build's import map before the script's tag. */
async function openWithMap(fixtures: Fixtures) {
  const text = await readFile(`${dist}/importmap.json`, 'utf8');
  const map = text.replaceAll('"./', `"${fixtures.shop.url}/dist/`);
  await openMinimalPage(fixtures, { markup: `<script type="importmap">${map}</script>` });
}

/** Changes the file's response at every possible URL. @returns the URLs */
async function change({ page }: Fixtures, name: string, to: (text: string) => string): Promise<string[]> {
  const requests: string[] = [];
  const body = to(await readFile(`${dist}/${release}/${name}.js`, 'utf8'));
  await page.route(`**/dist/${release}/${name}.js*`, route => {
    requests.push(new URL(route.request().url()).search);
    return route.fulfill({ body, contentType: 'text/javascript' });
  });
  return requests;
}

const addition = (text: string) => `${text};document.documentElement.dataset.changed=1`;

async function hasBlocked({ page, complaints }: Fixtures) {
  assert.is(await page.locator('html[data-changed]').count(), 0);
  const reports = complaints.filter(text => OWN_REPORT.test(text));
  assert.is(reports.length, 1, reports.join('\n'));
  return reports[0] ?? '';
}

test("buys with the release's import map", async fixtures => {
  await openWithMap(fixtures);
  await openSheet(fixtures.page);
  await pay(fixtures);
});

test('applies the hash to a retry, which passes', async fixtures => {
  fixtures.expect(FAILED_REQUEST);
  let requests = 0;
  await fixtures.page.route('**/wallets/google-pay.js*', route =>
    requests++ ? route.continue() : route.abort(),
  );
  await openWithMap(fixtures);
  await openSheet(fixtures.page);
  assert.is(requests, 2);
});

test('runs a changed file without an import map', async fixtures => {
  await change(fixtures, 'wallets/google-pay', addition);
  await openMinimalPage(fixtures);
  await button(fixtures.page, 'googlePay').waitFor();
  await fixtures.page.locator('html[data-changed]').waitFor({ state: 'attached' });
});

/** A server that serves the newest release's files for every release. */
const ofOther = (text: string) => text.replaceAll(release, '0123456789abcdef');

test("blocks a wallet's changed file with the import map, removes its button and logs one error", async fixtures => {
  const { page, expect } = fixtures;
  expect(REFUSED);
  expect(OWN_REPORT);
  const requests = await change(fixtures, 'wallets/google-pay', addition);
  await openWithMap(fixtures);
  await button(page, 'buyItNow').waitFor();
  assert.equal(requests, ['', '?r=1']);
  assert.match(await hasBlocked(fixtures), 'google_pay has no button: moduleNotLoaded. See docs/wallets.md');
  await button(page, 'buyItNow').click();
  await untilCheckout(page);
});

test("treats a wallet's file of another release as missing", async fixtures => {
  const { page, expect } = fixtures;
  expect(OWN_REPORT);
  await change(fixtures, 'wallets/google-pay', ofOther);
  await openMinimalPage(fixtures);
  await button(page, 'buyItNow').waitFor();
  assert.match(await hasBlocked(fixtures), 'google_pay has no button: moduleNotLoaded. See docs/wallets.md');
  await button(page, 'buyItNow').click();
  await untilCheckout(page);
});

test('blocks a changed purchase with the import map on every click, and logs one error', async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(REFUSED);
  expect(OWN_REPORT);
  const requests = await change(fixtures, 'checkout', addition);
  await openWithMap(fixtures);
  const link = page.locator('more-payment-options-link a');
  for (let clicks = 1; clicks < 8; clicks++) {
    await link.click();
    await page.getByRole('alert').filter({ hasText: NOT_LOADED }).waitFor();
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  }
  await until(() => requests.length > 10, 'it is requests for again and again');
  assert.equal([...new Set(requests)].sort(), ['', '?r=1', '?r=2', '?r=3', '?r=4']);
  await hasBlocked(fixtures);
  assert.equal(calls(shop), []);
});

test('treats a purchase of another release as missing', async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(OWN_REPORT);
  await change(fixtures, 'checkout', ofOther);
  await openMinimalPage(fixtures, { wallet: 'shop_pay' });
  await page.locator('shop-pay-wallet-button button').click();
  await page.getByRole('alert').filter({ hasText: NOT_LOADED }).waitFor();
  await hasBlocked(fixtures);
  assert.equal(calls(shop), []);
});

test.run();
