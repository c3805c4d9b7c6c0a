import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { running } from '../../src/core/click';
import { defineElements } from '../setup/elements';
import { CART_ID, cartNode } from '../setup/fake-cart';
import { type FakeClock, fakeClock } from '../setup/fake-clock';
import { recordErrors } from '../setup/fake-console';
import { type Call, type FakeFetch, fakeFetch, html, networkError, result } from '../setup/fake-fetch';
import { installGooglePay } from '../setup/fake-google-pay';
import { fakeNavigation } from '../setup/fake-navigation';
import { fakeResourceTiming } from '../setup/fake-resource-timing';
import { hold } from '../setup/hold';
import {
  type Attributes,
  BUY_IT_NOW,
  cartPage,
  clearPage,
  find,
  GOOGLE_PAY,
  setCartToken,
  show,
} from '../setup/page';
import { settle, until } from '../setup/settle';

const HOST = 'shopify-accelerated-checkout-cart';
const BUTTONS = 'shopify-buy-it-now-button, shopify-google-pay-button';
const TOKEN = 'hWN2mTp3?key=0f1e2d3c';
const LEGACY_TOKEN = '3e2975f8ceca5bd508445b1cb0179914';

const limited = ({ ships = true, plan = false } = {}) => ({
  id: CART_ID,
  lines: {
    nodes: [
      {
        merchandise: { requiresShipping: ships },
        sellingPlanAllocation: plan ? { sellingPlan: { id: 'gid://shopify/SellingPlan/7' } } : null,
      },
    ],
  },
});

const full = () => result(limited())({} as Call);
const none = () => result(null)({} as Call);

let errors: ReturnType<typeof recordErrors>;
let server: FakeFetch;
let timing: ReturnType<typeof fakeResourceTiming>;
let clock: FakeClock | undefined;

const buttonsOf = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>(BUTTONS)];

async function showCart(attributes: Attributes = {}, wrapper?: string): Promise<HTMLElement> {
  const host = show(cartPage(attributes, wrapper), HOST);
  await until(() => buttonsOf(host).length);
  await settle();
  return host;
}

async function showNone(attributes: Attributes = {}): Promise<HTMLElement> {
  const host = show(cartPage(attributes), HOST);
  await until(() => !host.shadowRoot?.querySelector('slot'));
  return host;
}

test.before(defineElements);

test.before.each(() => {
  errors = recordErrors();
  server = fakeFetch({ limitedCartQuery: result(limited()) });
  timing = fakeResourceTiming();
  setCartToken(TOKEN);
});

test.after.each(async () => {
  clearPage();
  // Effects that wait for the next frame must not be lost with the clock.
  await clock?.advance(100);
  clock?.restore();
  clock = undefined;
  running.value = undefined;
  timing.restore();
  server.restore();
  errors.stop();
  Reflect.deleteProperty(window, 'google');
});

test('shows every wallet that can pay, each in its own slot', async () => {
  installGooglePay();
  const unknown = { name: 'pix_express', wallet_params: {} };
  const host = await showCart({ 'wallet-configs': [GOOGLE_PAY, unknown, BUY_IT_NOW] });
  assert.equal(
    buttonsOf(host).map(({ localName, slot }) => [localName, slot]),
    [
      ['shopify-google-pay-button', 'button-GooglePay'],
      ['shopify-buy-it-now-button', 'button-BuyItNow'],
    ],
  );
  assert.equal(
    [...(host.shadowRoot?.querySelectorAll('li slot') ?? [])].map(slot => slot.getAttribute('name')),
    ['button-GooglePay', 'button-BuyItNow'],
  );
});

test('asks for the cart of the cookie, in both forms that shops write', async () => {
  for (const token of [TOKEN, encodeURIComponent(TOKEN)]) {
    setCartToken(token);
    await showCart();
    assert.is(server.calls.at(-1)?.variables.id, CART_ID);
  }
});

test('asks for the cart of its attribute where there is no cookie', async () => {
  setCartToken();
  await showCart({ 'cart-id': TOKEN });
  assert.is(server.calls[0]?.variables.id, CART_ID);
});

test('shows no buttons without a cart, with a legacy one, or with one that is empty or unknown', async () => {
  for (const [token, answer] of [
    ['', limited()],
    [LEGACY_TOKEN, limited()],
    [TOKEN, { id: CART_ID, lines: { nodes: [] } }],
    [TOKEN, null],
  ] as const) {
    setCartToken(token);
    server.answers.limitedCartQuery = result(answer);
    const host = await showNone({ 'cart-id': token || undefined });
    assert.equal(buttonsOf(host), []);
    assert.is(host.shadowRoot?.childElementCount, 0);
    assert.equal(errors.lines, []);
  }
});

test('asks no server about a legacy cart', async () => {
  setCartToken(LEGACY_TOKEN);
  await showNone();
  assert.equal(server.calls, []);
  assert.equal(errors.lines, []);
});

test('lets the server’s skeleton show until the wallets are ready', async () => {
  const answer = hold<Response>();
  server.answers.limitedCartQuery = () => answer.promise;
  const host = show(cartPage(), HOST);
  await until(() => server.calls.length);
  assert.is(find(host.shadowRoot, 'slot').getAttribute('name'), null);
  answer.release(await full());
  await until(() => buttonsOf(host).length);
});

test('chooses the wallets by what the cart’s lines say', async () => {
  installGooglePay();
  const configs = [{ ...GOOGLE_PAY, supports_subs: false }, BUY_IT_NOW];
  for (const [cart, shown] of [
    [limited(), 2],
    [limited({ ships: false }), 1],
    [limited({ plan: true }), 1],
  ] as const) {
    server.answers.limitedCartQuery = result(cart);
    assert.is(buttonsOf(await showCart({ 'wallet-configs': configs })).length, shown);
  }
});

test('looks again after each change of the shop’s cart', async () => {
  const host = await showCart();
  for (const path of ['/cart/change', '/cart/update.js', '/pt/cart/add.js', '/cart/clear?x=1']) {
    const before = server.calls.length;
    timing.add(path, path.includes('.js') ? 'xmlhttprequest' : 'fetch');
    await until(() => server.calls.length > before);
    await settle();
    assert.is(buttonsOf(host).length, 1);
  }
  timing.add('/cart/recommendations');
  timing.add('/cart/add', 'navigation');
  await settle();
  assert.is(server.calls.length, 5);
});

test('a first product in the cart brings the buttons without a reload, the last one out takes them away', async () => {
  setCartToken();
  const host = await showNone();
  setCartToken(TOKEN);
  timing.add('/cart/add.js');
  await until(() => buttonsOf(host).length === 1);
  server.answers.limitedCartQuery = result({ id: CART_ID, lines: { nodes: [] } });
  timing.add('/cart/change.js');
  await until(() => buttonsOf(host).length === 0);
  await settle();
  assert.is(host.shadowRoot?.childElementCount, 0);
});

test('of two looks at the cart the newer one counts', async () => {
  const host = await showCart();
  const [older, newer] = [hold<Response>(), hold<Response>()];
  server.answers.limitedCartQuery = [() => older.promise, () => newer.promise];
  timing.add('/cart/change');
  setCartToken('newerT0ken?key=9');
  timing.add('/cart/change');
  await until(() => server.calls.length === 3);
  newer.release(await full());
  await settle();
  older.release(await none());
  await settle();
  assert.is(buttonsOf(host).length, 1);
});

test('a server that fails takes the UI away and is reported once', async () => {
  for (const failure of [networkError, html()]) {
    const host = await showCart();
    errors.lines.length = 0;
    server.answers.limitedCartQuery = failure;
    timing.add('/cart/change');
    await until(() => buttonsOf(host).length === 0);
    await settle();
    assert.is(host.shadowRoot?.childElementCount, 0);
    assert.is(errors.lines.length, 1);
    assert.match(errors.lines[0] ?? '', 'limitedCartQuery');
    server.answers.limitedCartQuery = result(limited());
  }
});

for (const [what, configs] of [
  ['no JSON', '[{'],
  ['an object', '{"name":"buy_it_now"}'],
  ['a word', '"buy_it_now"'],
] as const)
  test(`stays empty, with the error invalid-wallet-configs, where wallet-configs is ${what}`, async () => {
    const host = show(cartPage({ 'wallet-configs': configs }), HOST);
    await settle();
    assert.is(host.childNodes.length, 0);
    assert.is(host.shadowRoot, null);
    assert.is(errors.lines.length, 1);
    assert.match(errors.lines[0] ?? '', 'invalid-wallet-configs');
  });

test('pays with the cart that the cookie names at the click', async () => {
  clock = fakeClock();
  const navigation = fakeNavigation();
  server.answers.cart = result(cartNode());
  server.answers.cartQuery = result(cartNode());
  const host = await showCart();
  setCartToken('newerT0ken?key=9');
  find(host, 'button').click();
  await until(() => navigation.visited.length);
  navigation.restore();
  assert.is(server.calls.at(-1)?.variables.id, 'gid://shopify/Cart/newerT0ken?key=9');
  assert.is(server.calls.length, 2);
});

test('goes with its buttons and stops watching', async () => {
  const host = await showCart();
  assert.is(timing.observers, 1);
  host.remove();
  assert.is(timing.observers, 0);
  assert.equal(buttonsOf(host), []);
});

test('a theme’s container class makes the grid vertical', async () => {
  const host = await showCart({}, 'additional-checkout-buttons additional-checkout-buttons--vertical');
  assert.ok(find(host.shadowRoot, 'ul').classList.contains('vertical'));
});

test.run();
