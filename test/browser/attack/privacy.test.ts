import * as assert from 'uvu/assert';
import { toErrorReports, toLogs } from '../../../sandbox/panel/collector/deliveries';
import type { Attack } from '../../attack/attack';
import { browserSuite, type Fixtures } from '../open';
import { button, closeDialog, openCart, openProduct, PRODUCT, until } from '../shop-page';
import { assertTaken, deliveries, watch } from '../telemetry/telemetry-page';

const test = browserSuite('privacy, attacked');

/** Text of an SDK or the API with personal data. */
const PERSONAL = 'Maria Souza <maria@exemplo.com>, Rua das Flores 1234, +55\u00a011\u00a098765\u00a04321';
const MARKS = ['Maria', 'Souza', 'exemplo', 'Flores', '98765\u00a04321'];

const BUY_IT_NOW = { recommended: 'buy_it_now' };

/** Longer than the interval of a second batch. */
const QUIET_MS = 2500;

const readAll = ({ store }: Fixtures['shop']) =>
  store.deliveries.map(({ url, headers, body }) => decodeURIComponent(JSON.stringify([url, headers, body])));

function assertNotSent({ shop }: Fixtures) {
  const sent = readAll(shop).join('\n');
  assert.equal(
    MARKS.filter(mark => sent.includes(mark)),
    [],
  );
  assertTaken(shop);
}

async function untilReported({ shop }: Fixtures) {
  await until(() => toErrorReports(shop.store.deliveries).length, 'an error report is sent');
  await until(() => toLogs(shop.store.deliveries).length, 'a log is sent');
}

const sdk: Attack<Fixtures> = {
  tried: 'an SDK error with personal data',
  held: "reports and logs leave it out, and the shopper sees the script's message",
  async run(fixtures) {
    const { page, shop, expect } = fixtures;
    expect(/^\[portable-wallets\]/);
    watch(shop);
    await openProduct(fixtures);
    await page.evaluate(text => {
      const { PaymentsClient } = google.payments.api;
      PaymentsClient.prototype.loadPaymentData = () => Promise.reject(new Error(text));
    }, PERSONAL);
    await button(page, 'googlePay').click();
    await closeDialog(page);
    await untilReported(fixtures);
    assertNotSent(fixtures);
  },
};

const api: Attack<Fixtures> = {
  tried: 'an API error and code with personal data',
  held: 'reports and logs leave it out',
  async run(fixtures) {
    const { page, shop, expect } = fixtures;
    expect(/^\[portable-wallets\]/);
    watch(shop);
    const errors = [{ message: PERSONAL, extensions: { code: PERSONAL } }];
    await page.route('**/graphql.json*', route => route.fulfill({ json: { data: null, errors } }));
    await openProduct(fixtures, PRODUCT.standard, BUY_IT_NOW);
    await button(page, 'buyItNow').click();
    await closeDialog(page);
    await untilReported(fixtures);
    assertNotSent(fixtures);
  },
};

const theme: Attack<Fixtures> = {
  tried: "an uncaught exception of a theme's script in the script's folder",
  held: 'it is not reported',
  async run({ page, shop, complaints, expect }) {
    expect(/Maria/);
    watch(shop);
    await openProduct({ page, shop });
    await page.mouse.click(5, 5);
    await until(() => deliveries(shop, 'sessions').length, 'telemetry has started');
    await page.route('**/dist/theme.js', route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `throw new TypeError(${JSON.stringify(PERSONAL)})`,
      }),
    );
    await page.evaluate(() => {
      const bundle = document.querySelector<HTMLScriptElement>('script[src*="portable-wallets"]');
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.src = new URL('theme.js', bundle?.src).href;
      document.head.append(script);
    });
    await until(() => complaints.some(text => text.startsWith('Uncaught')), 'the theme throws');
    await page.waitForTimeout(QUIET_MS);
    assert.equal(deliveries(shop, 'errors'), []);
  },
};

const token: Attack<Fixtures> = {
  tried: 'three views of a cart with a revoked token: 401 with a GraphQL body',
  held: 'each is logged without an error report',
  async run({ page, shop, complaints, expect }) {
    expect(/^\[portable-wallets\].*UNAUTHORIZED|Failed to load resource.*graphql/);
    await openCart({ page, shop });
    watch(shop);
    const errors = [{ message: '', extensions: { code: 'UNAUTHORIZED' } }];
    await page.route('**/graphql.json*', route => route.fulfill({ status: 401, json: { errors } }));
    for (let view = 1; view <= 3; view++) {
      await page.reload();
      await page.mouse.click(5, 5);
      await until(() => toLogs(shop.store.deliveries).length === view, `view ${view} is logged`);
    }
    await page.waitForTimeout(QUIET_MS);
    assert.equal(deliveries(shop, 'errors'), []);
    assert.match(toLogs(shop.store.deliveries)[0]?.text ?? '', 'failed: UNAUTHORIZED');
    assert.ok(complaints.some(text => text.startsWith('[portable-wallets]')));
  },
};

const cases: Attack<Fixtures>[] = [sdk, api, theme, token];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async fixtures => run(fixtures));

test.run();
