import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { REQUESTS, type RequestName } from '../../shop/shapes/actions';
import { browserSuite, FAILED_REQUEST, type Stage } from '../drivers/browser';
import { sample } from '../drivers/matrix';
import { closeDialog, dialog, fillCart, until } from '../drivers/shop-page';
import { act, expectedSight, gotoShape, request, untilSeen } from './shape-page';

const test = browserSuite('carts');

const NONE = expectedSight('P03', false);
const FULL = expectedSight('P03', true);

/** How often the shop's server was asked about the cart. */
const looks = ({ shop }: Pick<Stage, 'shop'>) =>
  shop.store.calls.filter(({ operation }) => operation === 'limitedCartQuery').length;

async function open({ page, shop }: Stage, hasCart = true) {
  if (hasCart) await fillCart({ page, shop });
  await gotoShape(page, shop.url, 'P03');
  await untilSeen(page, hasCart ? FULL : NONE);
}

/** What was to be asked has been asked by then. */
const settle = (page: Page) => page.waitForTimeout(150);

/** `shapes` plays each of them, and counts no looks. */
const requests = sample(
  'requests that add a first product',
  Object.entries(REQUESTS) as [RequestName, string][],
  ([, what]) => [what.split(' ')[0] as string],
);
for (const [name, what] of requests)
  test(`brings both carts up, with one look, where the first product is added by ${what}`, async stage => {
    await open(stage, false);
    assert.is(looks(stage), 0);
    await request(stage.page, name);
    await untilSeen(stage.page, FULL);
    await settle(stage.page);
    assert.is(looks(stage), 1);
  });

test('looks once for a change whose answer brings new elements', async stage => {
  await open(stage);
  const before = looks(stage);
  await stage.page.evaluate(async () => {
    const text = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-section]');
    const live = document.querySelector('[data-section]');
    await (
      await fetch('/cart/add.js', { method: 'POST', body: new URLSearchParams({ id: '46448623321341' }) })
    ).json();
    if (live) live.innerHTML = fresh?.innerHTML ?? '';
  });
  await untilSeen(stage.page, FULL);
  await settle(stage.page);
  assert.is(looks(stage) - before, 1);
});

test('hears of changes where the page’s buffer of timings is full', async stage => {
  const { page } = stage;
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1));
  await open(stage, false);
  await request(page, 'fetch .js');
  await untilSeen(page, FULL);
});

test('hears of changes where the page throws its timings away', async stage => {
  const { page } = stage;
  await open(stage, false);
  await page.evaluate(() => performance.clearResourceTimings());
  await request(page, 'xhr');
  await untilSeen(page, FULL);
});

test('hears of changes that go through a service worker', async stage => {
  const { page, shop } = stage;
  await gotoShape(page, shop.url, 'P03');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/shapes/worker.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await untilSeen(page, NONE);
  assert.ok(await page.evaluate(() => Boolean(navigator.serviceWorker.controller)));
  await request(page, 'fetch .js');
  await untilSeen(page, FULL);
});

test('hears of the first product where nobody reads the shop’s answer', async stage => {
  const { page } = stage;
  await open(stage, false);
  await page.evaluate(async () => {
    await fetch('/cart/add.js', { method: 'POST', body: new URLSearchParams({ id: '46448623321341' }) });
  });
  await untilSeen(page, FULL);
});

test('looks once at the beginning, and keeps its buttons where a change is answered with an error', async stage => {
  const { page, expect } = stage;
  expect(FAILED_REQUEST);
  await open(stage);
  await settle(page);
  assert.is(looks(stage), 1, 'however many elements there are');
  await page.evaluate(() =>
    fetch('/cart/add.js', { method: 'POST', body: new URLSearchParams({ id: '1' }) }),
  );
  await settle(page);
  await untilSeen(page, FULL);
});

test('waits for the answer of a change that is slow', async stage => {
  const { page } = stage;
  await page.route('**/cart/add.js', async route => {
    const response = await route.fetch();
    await new Promise(done => setTimeout(done, 300));
    await route.fulfill({ response });
  });
  await open(stage, false);
  await request(page, 'fetch .js');
  await untilSeen(page, FULL);
});

test('takes the buttons away where a change has emptied the cart, and the next one brings them back', async stage => {
  const { page } = stage;
  await open(stage);
  await page.evaluate(async () => (await fetch('/cart/clear.js', { method: 'POST' })).json());
  await untilSeen(page, NONE);
  await request(page, 'jquery');
  await untilSeen(page, FULL);
});

test('offers nothing for a cart that the server no longer knows', async stage => {
  const { page, shop } = stage;
  await fillCart({ page, shop });
  shop.store.carts.clear();
  await gotoShape(page, shop.url, 'P03');
  await untilSeen(page, NONE);
});

for (const [what, spoil] of [
  ['the server has forgotten', (stage: Stage) => stage.shop.store.carts.clear()],
  ['a second tab has emptied', ({ page, shop }: Stage) => page.request.post(`${shop.url}/cart/clear.js`)],
] as const)
  test(`a click ends in a dialog, and in no order, where ${what} the cart`, async stage => {
    const { page, shop, expect } = stage;
    expect(/^\[portable-wallets\]/);
    await open(stage);
    await spoil(stage);
    for (const _ of ['the first click', 'the second']) {
      await page.locator('shop-pay-wallet-button button').first().click();
      await dialog(page).waitFor();
      await closeDialog(page);
    }
    assert.is(shop.store.orders.length, 0);
  });

test('buys what a second tab has put into the cart', async stage => {
  const { page, shop } = stage;
  await open(stage);
  const [cart] = shop.store.carts.values();
  await fillCart({ page, shop });
  await page.locator('shop-pay-wallet-button button').first().click();
  await page.waitForURL(/\/checkouts\/cn\//);
  assert.is(cart?.lines[0]?.quantity, 2);
  assert.match(page.url(), cart?.token ?? '');
});

test('does not bring back, with a change of the cart, the wallet that an app has taken away', async stage => {
  const { page, shop } = stage;
  await fillCart({ page, shop });
  await gotoShape(page, shop.url, 'P02');
  await untilSeen(page, expectedSight('P02', true));
  await act(page, 'take');
  const before = looks(stage);
  await request(page, 'xhr');
  await until(() => looks(stage) > before, 'it looks');
  await settle(page);
  await untilSeen(page, { wallets: ['shopify-paypal-button'], links: 0, skeletons: 0 });
});

test('shows no wallet twice that an app has moved, after a change of the cart', async stage => {
  const { page, shop } = stage;
  await fillCart({ page, shop });
  await gotoShape(page, shop.url, 'P02');
  await untilSeen(page, expectedSight('P02', true));
  await act(page, 'hand');
  const before = looks(stage);
  await request(page, 'xhr');
  await until(() => looks(stage) > before, 'it looks');
  await settle(page);
  await untilSeen(page, expectedSight('P02', true));
});

test.run();
