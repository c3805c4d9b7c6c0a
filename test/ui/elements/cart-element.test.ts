import '../../run/dom';
import * as assert from 'uvu/assert';
import { defineElements } from '../../fakes/elements';
import { CART_ID, cartNode } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeConsent } from '../../fakes/fake-consent';
import { type Call, result } from '../../fakes/fake-fetch';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { fakeNavigation } from '../../fakes/fake-navigation';
import { hold } from '../../fakes/hold';
import { clearPage, find, setCartToken } from '../../fakes/page';
import { settle, settleAnnouncement, until } from '../../fakes/settle';
import {
  beginCart,
  buttonsOf,
  EMPTY_CART,
  limitedCart,
  openCart,
  showCart,
  showNone,
  TOKEN,
} from '../../fakes/show-cart';
import { BUY_IT_NOW, GOOGLE_PAY } from '../../fakes/wallet-configs';
import { fixture, stub, test } from '../../run/suite';

const LEGACY_TOKEN = '3e2975f8ceca5bd508445b1cb0179914';

const scene = fixture(beginCart);

test.before(defineElements);

test('shows every wallet that can pay in its own slot', async () => {
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

for (const [instrument, first] of [
  ['BuyItNow', 'shopify-buy-it-now-button'],
  ['GooglePay', 'shopify-google-pay-button'],
  ['buy_it_now', 'shopify-google-pay-button'],
  [undefined, 'shopify-google-pay-button'],
] as const)
  test(`shows the wallet of recommended-instrument ${instrument} first`, async () => {
    installGooglePay();
    const wallets = [GOOGLE_PAY, { name: 'pix_express' }, BUY_IT_NOW];
    const host = await showCart({ 'wallet-configs': wallets, 'recommended-instrument': instrument });
    assert.is(buttonsOf(host).length, 2);
    assert.is(buttonsOf(host)[0]?.localName, first);
  });

/** Attributes of the element, and its buttons before the cart has loaded. */
const OWN: [attributes: object, shown: string[]][] = [
  [{ 'requires-shipping': true }, ['button-GooglePay', 'button-BuyItNow']],
  [{ 'has-selling-plan': true }, ['button-BuyItNow']],
  [{}, []],
];

for (const [attributes, shown] of OWN)
  test(`shows ${shown.length} wallets for ${Object.keys(attributes)[0] ?? 'no attribute'} before the cart has loaded`, async () => {
    installGooglePay();
    const answer = hold<Response>();
    scene.server.answers.limitedCartQuery = () => answer.promise;
    const host = openCart({ 'wallet-configs': [GOOGLE_PAY, BUY_IT_NOW], ...attributes });
    await until(() => scene.server.calls.length);
    await settle();
    assert.equal(
      buttonsOf(host).map(({ slot }) => slot),
      shown,
    );
    const [before] = buttonsOf(host);
    answer.release(await result(limitedCart())({} as Call));
    await until(() => buttonsOf(host).length === 2);
    await settle();
    assert.is(scene.server.calls.length, 1);
    if (shown.length === 2) assert.is(buttonsOf(host)[0], before);
  });

test('shows nothing without a cart, whatever its attributes', async () => {
  setCartToken();
  await showNone({ 'requires-shipping': true });
  assert.equal(scene.server.calls, []);
});

test('requests the cart of the cookie, in both of its formats', async () => {
  for (const token of [TOKEN, encodeURIComponent(TOKEN)]) {
    setCartToken(token);
    await showCart();
    assert.is(scene.server.calls.at(-1)?.variables.id, CART_ID);
  }
});

test('reads the cart as the instrument Unknown before the choice of a wallet', async () => {
  await showCart();
  assert.is(scene.server.calls[0]?.headers['x-wallet-name'], 'Unknown');
});

for (const plan of [true, false])
  test(`${plan ? 'shows' : 'does not show'} the consent text ${plan ? 'with' : 'without'} a selling plan`, async () => {
    const { shown } = fakeConsent();
    scene.server.answers.limitedCartQuery = result(limitedCart({ plan }));
    await showCart();
    assert.is(shown.length > 0, plan);
    clearPage();
    await settle();
  });

test('requests the cart of its attribute without a cookie', async () => {
  setCartToken();
  await showCart({ 'cart-id': TOKEN });
  assert.is(scene.server.calls[0]?.variables.id, CART_ID);
});

test('shows no buttons without a cart, or with a legacy, empty or unknown one', async () => {
  for (const [token, answer] of [
    ['', limitedCart()],
    [LEGACY_TOKEN, limitedCart()],
    [TOKEN, EMPTY_CART],
    [TOKEN, null],
  ] as const) {
    setCartToken(token);
    scene.server.answers.limitedCartQuery = result(answer);
    const host = await showNone({ 'cart-id': token || undefined });
    assert.equal(buttonsOf(host), []);
    assert.not(host.shadowRoot?.childElementCount);
    assert.equal(scene.errors, []);
  }
});

test('says that the global id of another thing is no cart, without the id', async () => {
  setCartToken();
  await showNone({ 'cart-id': 'gid://shopify/Checkout/aB3dE5fG?key=0f' });
  assert.equal(scene.server.calls, []);
  assert.equal(scene.errors, [
    '[portable-wallets] invalid-webcomponent: <shopify-accelerated-checkout-cart> has no cart in the attribute cart-id. See docs/embedding.md#invalid-webcomponent',
  ]);
});

test('sends no request for a legacy cart', async () => {
  setCartToken(LEGACY_TOKEN);
  await showNone();
  assert.equal(scene.server.calls, []);
  assert.equal(scene.errors, []);
});

test("keeps the server's skeleton until the wallets are ready", async () => {
  const answer = hold<Response>();
  scene.server.answers.limitedCartQuery = () => answer.promise;
  const host = openCart();
  await until(() => scene.server.calls.length);
  assert.is(host.shadowRoot, null);
  find(host, '.wallet-cart-button__skeleton');
  answer.release(await result(limitedCart())({} as Call));
  await until(() => buttonsOf(host).length);
});

test("selects the wallets by the cart's lines", async () => {
  installGooglePay();
  for (const [says, cart, shown] of [
    ['supports_subs', limitedCart(), 2],
    ['supports_subs', limitedCart({ ships: false }), 1],
    ['supports_subs', limitedCart({ plan: true }), 1],
    ['supports_def_opts', limitedCart({ plan: true }), 2],
    ['supports_def_opts', limitedCart({ plan: true, remaining: '12.5' }), 1],
  ] as const) {
    const configs = [{ ...GOOGLE_PAY, [says]: false }, BUY_IT_NOW];
    scene.server.answers.limitedCartQuery = result(cart);
    assert.is(buttonsOf(await showCart({ 'wallet-configs': configs })).length, shown);
  }
});

for (const [what, configs] of [
  ['missing', undefined],
  ['no JSON', '[{'],
  ['an object', '{"name":"buy_it_now"}'],
  ['a word', '"buy_it_now"'],
] as const)
  test(`stays empty with the error invalid-wallet-configs if wallet-configs is ${what}`, async () => {
    const host = openCart({ 'wallet-configs': configs });
    await settle();
    assert.is(host.childNodes.length, 0);
    assert.is(host.shadowRoot, null);
    assert.is(scene.errors.length, 1);
    assert.match(scene.errors[0] ?? '', 'invalid-wallet-configs');
  });

test('pays for the cart that the cookie names at the click', async () => {
  const navigation = fakeNavigation();
  scene.server.answers.cart = result(cartNode());
  scene.server.answers.cartQuery = result(cartNode());
  const host = await showCart();
  fakeClock();
  setCartToken('newerT0ken?key=9');
  find(host, 'button').click();
  await until(() => navigation.visited.length);
  assert.is(scene.server.calls.at(-1)?.variables.id, 'gid://shopify/Cart/newerT0ken?key=9');
  assert.is(scene.server.calls.length, 2);
});

test("starts a purchase if a script presses a wallet's element, but not the element of several wallets", async () => {
  installGooglePay();
  const host = await showCart({ 'wallet-configs': [GOOGLE_PAY, BUY_IT_NOW] });
  fakeClock();
  let clicks = 0;
  host.addEventListener('wallet-click', () => clicks++);
  host.click();
  const ofHost = clicks;
  find(host, 'shopify-buy-it-now-button').click();
  assert.equal([ofHost, clicks], [0, 1]);
});

for (const [template, type] of [
  ['cart', 'cart_page'],
  ['product', 'cart_ajax'],
  [undefined, 'unknown'],
] as const)
  test(`shows no call to action on a page of type ${template}, because only product pages have one`, async () => {
    stub(window, { __st: { p: template } });
    const [button] = buttonsOf(await showCart());
    assert.is(button?.getAttribute('page-type'), type);
    assert.not(button?.hasAttribute('call-to-action'));
  });

test('skips an entry without a wallet name, and keeps one without parameters', async () => {
  const host = await showCart({ 'wallet-configs': [null, {}, { name: 'buy_it_now' }] });
  assert.is(buttonsOf(host).length, 1);
  assert.is(buttonsOf(host)[0]?.getAttribute('wallet-params'), '{}');
  assert.equal(scene.errors, []);
});

test.after(settleAnnouncement);
test.run();
