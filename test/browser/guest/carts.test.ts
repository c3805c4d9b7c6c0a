import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { REQUESTS, type RequestName } from '../../../sandbox/pages/shapes/script/actions';
import { matrix } from '../matrix';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import {
  button,
  closeDialog,
  dialog,
  fillCart,
  openCart,
  operations,
  until,
  untilCheckout,
} from '../shop-page';
import { act, expectedSight, gotoShape, request, untilSeen } from './shape-page';

const test = browserSuite('carts');

const NONE = expectedSight('P03', false);
const FULL = expectedSight('P03', true);

/** Counts the requests for the cart. */
const looks = ({ shop }: Pick<Fixtures, 'shop'>) =>
  shop.store.calls.filter(({ operation }) => operation === 'limitedCartQuery').length;

async function open({ page, shop }: Fixtures, hasCart = true) {
  if (hasCart) await fillCart({ page, shop });
  await gotoShape(page, shop.url, 'P03');
  await untilSeen(page, hasCart ? FULL : NONE);
}

/** Waits until all requests have been sent. */
const settle = (page: Page) => page.waitForTimeout(150);

/** `shapes` tests each of them without counting requests. */
const requests = matrix(Object.entries(REQUESTS) as [RequestName, string][], ['fetch .js', 'xhr']);
for (const [name, what] of requests)
  test(`shows both carts with one request if the first product is added by ${what}`, async fixtures => {
    await open(fixtures, false);
    assert.is(looks(fixtures), 0);
    await request(fixtures.page, name);
    await untilSeen(fixtures.page, FULL);
    await settle(fixtures.page);
    assert.is(looks(fixtures), 1);
  });

test('redirects to the checkout without a note that is too long, and reports it', async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(/The server answered NOTE_TOO_LONG: note/);
  await openCart(fixtures, undefined, { cartWallets: 'buy_it_now' });
  await page.evaluate(() => addEventListener('change', event => event.stopImmediatePropagation(), true));
  await page.locator('[data-cart-page] [name=note]').fill('a'.repeat(5001));
  await button(page, 'buyItNow').click();
  assert.equal(await untilCheckout(page), []);
  assert.is(operations(shop).at(-1), 'cartNoteUpdate');
});

test('sends one request for a change whose response inserts elements', async fixtures => {
  await open(fixtures);
  const before = looks(fixtures);
  await fixtures.page.evaluate(async () => {
    const text = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-section]');
    const live = document.querySelector('[data-section]');
    await (
      await fetch('/cart/add.js', { method: 'POST', body: new URLSearchParams({ id: '46448623321341' }) })
    ).json();
    if (live) live.innerHTML = fresh?.innerHTML ?? '';
  });
  await untilSeen(fixtures.page, FULL);
  await settle(fixtures.page);
  assert.is(looks(fixtures) - before, 1);
});

test("detects changes if the page's resource timing buffer is full", async fixtures => {
  const { page } = fixtures;
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1));
  await open(fixtures, false);
  await request(page, 'fetch .js');
  await untilSeen(page, FULL);
});

test('detects changes if the page clears its resource timings', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, false);
  await page.evaluate(() => performance.clearResourceTimings());
  await request(page, 'xhr');
  await untilSeen(page, FULL);
});

test('detects changes through a service worker', async fixtures => {
  const { page, shop } = fixtures;
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

test('detects the first product if the page never reads the response', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, false);
  await page.evaluate(async () => {
    await fetch('/cart/add.js', { method: 'POST', body: new URLSearchParams({ id: '46448623321341' }) });
  });
  await untilSeen(page, FULL);
});

test('sends one request at the start, and keeps its buttons if a change fails', async fixtures => {
  const { page, expect } = fixtures;
  expect(FAILED_REQUEST);
  await open(fixtures);
  await settle(page);
  assert.is(looks(fixtures), 1, 'however many elements there are');
  await page.evaluate(() =>
    fetch('/cart/add.js', { method: 'POST', body: new URLSearchParams({ id: '1' }) }),
  );
  await settle(page);
  await untilSeen(page, FULL);
});

test('waits for a slow response to a change', async fixtures => {
  const { page } = fixtures;
  await page.route('**/cart/add.js', async route => {
    const response = await route.fetch();
    await new Promise(done => setTimeout(done, 300));
    await route.fulfill({ response });
  });
  await open(fixtures, false);
  await request(page, 'fetch .js');
  await untilSeen(page, FULL);
});

test('removes the buttons of an emptied cart, and shows them after the next change', async fixtures => {
  const { page } = fixtures;
  await open(fixtures);
  await page.evaluate(async () => (await fetch('/cart/clear.js', { method: 'POST' })).json());
  await untilSeen(page, NONE);
  await request(page, 'jquery');
  await untilSeen(page, FULL);
});

test('shows nothing for a cart that the server has deleted', async fixtures => {
  const { page, shop } = fixtures;
  await fillCart({ page, shop });
  shop.store.carts.clear();
  await gotoShape(page, shop.url, 'P03');
  await untilSeen(page, NONE);
});

test('removes the buttons on pointer intent if another tab has emptied the cart', async fixtures => {
  const { page, shop } = fixtures;
  await open(fixtures);
  await page.request.post(`${shop.url}/cart/clear.js`);
  await page.locator('shop-pay-wallet-button button').first().hover();
  await untilSeen(page, NONE);
});

for (const [what, changeShop] of [
  ['the server has deleted', (fixtures: Fixtures) => fixtures.shop.store.carts.clear()],
  ['another tab has emptied', ({ page, shop }: Fixtures) => page.request.post(`${shop.url}/cart/clear.js`)],
] as const)
  test(`a click shows a dialog and places no order if ${what} the cart`, async fixtures => {
    const { page, shop, expect } = fixtures;
    expect(/^\[portable-wallets\]/);
    await open(fixtures);
    await changeShop(fixtures);
    for (const _ of ['the first click', 'the second']) {
      // A pointer over the button would trigger a cart read, which removes the button.
      await page.locator('shop-pay-wallet-button button').first().dispatchEvent('click');
      await dialog(page).waitFor();
      await closeDialog(page);
    }
    assert.is(shop.store.orders.length, 0);
  });

test('buys the items that another tab has added', async fixtures => {
  const { page, shop } = fixtures;
  await open(fixtures);
  const [cart] = shop.store.carts.values();
  await fillCart({ page, shop });
  await page.locator('shop-pay-wallet-button button').first().click();
  await page.waitForURL(/\/checkouts\/cn\//);
  assert.is(cart?.lines[0]?.quantity, 2);
  assert.match(page.url(), cart?.token ?? '');
});

test('does not restore a wallet that an app has removed after a cart change', async fixtures => {
  const { page, shop } = fixtures;
  await fillCart({ page, shop });
  await gotoShape(page, shop.url, 'P02');
  await untilSeen(page, expectedSight('P02', true));
  await act(page, 'removeWallet');
  const before = looks(fixtures);
  await request(page, 'xhr');
  await until(() => looks(fixtures) > before, 'it looks');
  await settle(page);
  await untilSeen(page, { wallets: ['shopify-paypal-button'], links: 0, skeletons: 0 });
});

test('shows a wallet that an app has moved only once after a cart change', async fixtures => {
  const { page, shop } = fixtures;
  await fillCart({ page, shop });
  await gotoShape(page, shop.url, 'P02');
  await untilSeen(page, expectedSight('P02', true));
  await act(page, 'moveWallets');
  const before = looks(fixtures);
  await request(page, 'xhr');
  await until(() => looks(fixtures) > before, 'it looks');
  await settle(page);
  await untilSeen(page, expectedSight('P02', true));
});

test.run();
