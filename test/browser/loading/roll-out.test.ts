import * as assert from 'uvu/assert';
import { toRollOut } from '../../../build/snippets.mjs';
import { NEXT, readReleases } from '../../../sandbox/pages/theme/assets';
import { toSeries } from '../../../sandbox/panel/collector/deliveries';
import { writeMinimalPage } from '../attack/minimal-page';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { button, openSheet, pay, release, until } from '../shop-page';
import { assertTaken, untilCounted, watch } from '../telemetry/telemetry-page';

const test = browserSuite('roll-out');

/** Opens a page whose lines select the next release for this percentage of visits; `head` follows them. */
async function open({ page, shop }: Fixtures, share: number, { preload = '', head = '' } = {}) {
  const { current, next } = (await readReleases('portable-wallets.js')) ?? {};
  if (!current || !next) throw new Error('Nothing is built: node build.mjs');
  const toFirst = ({ url, integrity }: typeof current) => ({ url: `${shop.url}/dist/${url}`, integrity });
  const { otlp, errors } = shop.store.settings;
  const data = [
    otlp && ` data-otlp="${shop.url}/collector"`,
    errors && ` data-errors="${shop.url}/collector/errors"`,
    preload && ` data-preload="${preload}"`,
  ];
  const lines = toRollOut(toFirst(current), toFirst(next), share, data.filter(Boolean).join(''));
  const url = await writeMinimalPage(shop);
  const { pathname } = new URL(url);
  const { markup = '' } = shop.store.pages.get(pathname) ?? {};
  const bare = markup.replace(/<script[^>]*portable-wallets\.js[^>]*><\/script>/, '');
  assert.is.not(bare, markup);
  shop.store.pages.set(pathname, { markup: bare.replace('<head>', () => `<head>${lines}${head}`) });
  await page.goto(url, { waitUntil: 'commit' });
}

/** Returns the page's loaded release once its button exists. */
async function loaded({ page }: Fixtures): Promise<string> {
  await button(page, 'googlePay').waitFor();
  const folders = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/dist\/([\da-f]{16})\//.exec(name)?.[1] ?? []),
  );
  assert.ok(folders.length > 1, `${folders}`);
  const [only, ...others] = new Set(folders);
  assert.equal(others, []);
  return only ?? '';
}

for (const [share, expected] of [
  [0, release],
  [100, NEXT],
] as const)
  test(`a page view with ${share ? 'the next' : 'the current'} release buys with only its files, and counts its metrics`, async fixtures => {
    const { page, shop } = fixtures;
    watch(shop, { analytics: false });
    await open(fixtures, share);
    assert.is(await loaded(fixtures), expected);
    await untilCounted(shop, 'wallet.rendered', { instrument: 'GooglePay' });
    const versions = shop.store.deliveries.flatMap(({ body }) =>
      [...JSON.stringify(body).matchAll(/"service\.version","value":\{"stringValue":"([^"]+)"/g)].map(
        ([, version]) => version,
      ),
    );
    assert.equal([...new Set(versions)], [expected]);
    await openSheet(page);
    await pay(fixtures);
    assert.ok(toSeries(shop.store.deliveries).length > 1);
    assertTaken(shop);
  });

test('a shopper keeps a release during the visit, and a roll-back ends that on the next page view', async fixtures => {
  const { page } = fixtures;
  await page.addInitScript(() => {
    // The visit draws the third place first, and would draw the last one in all later calls.
    const draws = [0.03];
    const { random } = Math;
    Math.random = () => (new Error().stack?.includes('/products/') ? (draws.shift() ?? 0.99) : random());
  });
  await open(fixtures, 5);
  assert.is(await loaded(fixtures), NEXT);
  await open(fixtures, 5);
  assert.is(await loaded(fixtures), NEXT);
  // The one line to change.
  await open(fixtures, 0);
  assert.is(await loaded(fixtures), release);
});

test('uses the current release if the browser denies storage', async fixtures => {
  await fixtures.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(fixtures, 99);
  assert.is(await loaded(fixtures), release);
});

test("requests the script before the page's styles have loaded", async fixtures => {
  const { page } = fixtures;
  let give = () => {};
  const requests = new Promise<void>(resolve => {
    give = resolve;
  });
  await page.route('**/late.css', async route => {
    await requests;
    await route.fulfill({ body: '', contentType: 'text/css' });
  });
  page.on('request', request => {
    if (request.url().includes(`${NEXT}/portable-wallets.js`)) give();
  });
  // A tab without a place draws one, and all of them are below 100.
  await open(fixtures, 100, { head: '<link rel="stylesheet" href="/late.css">' });
  await requests;
  assert.is(await loaded(fixtures), NEXT);
});

test("preloads a wallet's files early, from the same release, and once", async fixtures => {
  const { page } = fixtures;
  const requests: string[] = [];
  page.on('request', request => {
    const [, path] = request.url().split('/dist/');
    if (path) requests.push(path);
  });
  const named = ['cart.js', 'wallets/google-pay.js'];
  await open(fixtures, 100, { preload: named.join(' ') });
  assert.is(await loaded(fixtures), NEXT);
  assert.equal(
    requests.slice(0, 3).sort(),
    ['cart.js', 'portable-wallets.js', 'wallets/google-pay.js'].map(name => `${NEXT}/${name}`),
  );
  assert.equal(requests, [...new Set(requests)]);
});

test('blocks a changed first file', async fixtures => {
  const { page, expect } = fixtures;
  expect(FAILED_REQUEST);
  expect(/integrity/);
  const requests: string[] = [];
  await page.route(`**/${NEXT}/portable-wallets.js`, async route => {
    requests.push(route.request().url());
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};document.title = 'changed';` });
  });
  await open(fixtures, 100);
  await until(() => requests.length, 'the script is requests for');
  await page.waitForLoadState('load');
  assert.is(await page.title(), 'Loja');
  assert.is(await button(page, 'googlePay').count(), 0);
});

test('the sandbox serves both releases in parallel', async fixtures => {
  const { page, shop } = fixtures;
  const isNext = async () => (await loaded(fixtures)) === NEXT;
  await page.addInitScript(() => sessionStorage.setItem('portable-wallets-place', '49'));
  await page.goto(`${shop.url}/products/cafe-da-serra?script=roll-out`);
  assert.ok(await isNext());
  await page.addInitScript(() => sessionStorage.setItem('portable-wallets-place', '50'));
  await page.goto(`${shop.url}/products/cafe-da-serra?script=roll-out`);
  assert.not(await isNext());
});

test.run();
