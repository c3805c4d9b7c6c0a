import '../../run/dom';
import * as assert from 'uvu/assert';
import { defineElements } from '../../fakes/elements';
import { recordErrors } from '../../fakes/fake-console';
import { networkError } from '../../fakes/fake-fetch';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { clearPage, setCartToken } from '../../fakes/page';
import { endRunning } from '../../fakes/running';
import { settle, settleFrames, until } from '../../fakes/settle';
import { beginCart, buttonsOf, openCart, showCart, showNone, TOKEN } from '../../fakes/show-cart';
import { showProduct } from '../../fakes/show-product';
import { BUY_IT_NOW, GOOGLE_PAY } from '../../fakes/wallet-configs';
import { fixture, onEnd, stub, test } from '../../run/suite';

const scene = fixture(beginCart);

test.before(defineElements);
test.after.each(async () => {
  endRunning();
  clearPage();
  await settleFrames();
});

/** Collects the details of `wallet-ready` events. */
function listen(): unknown[] {
  const events: unknown[] = [];
  const listener = (event: Event) => events.push(JSON.parse(JSON.stringify((event as CustomEvent).detail)));
  document.addEventListener('wallet-ready', listener);
  onEnd(() => document.removeEventListener('wallet-ready', listener));
  return events;
}

test('lists the wallets of a product once all have rendered', async () => {
  installGooglePay();
  const events = listen();
  await showProduct({ recommended: GOOGLE_PAY });
  assert.equal(events, [{ wallets: ['google_pay', 'more_options'], pageType: 'product' }]);
});

test('lists the wallets of a cart, once', async () => {
  installGooglePay();
  const events = listen();
  await showCart({ 'wallet-configs': [GOOGLE_PAY, BUY_IT_NOW] });
  await settle();
  assert.equal(events, [{ wallets: ['google_pay', 'buy_it_now'], pageType: 'unknown' }]);
});

for (const [attribute, pageType] of [
  ['cart', 'cart_page'],
  ['drawer', 'cart_ajax'],
  ['cart_ajax', 'cart_ajax'],
  ['toString', 'unknown'],
  ['', 'unknown'],
] as const)
  test(`names the kind of page of a cart with page-type="${attribute}"`, async () => {
    const events = listen();
    await showCart({ 'page-type': attribute });
    await settle();
    assert.equal(events, [{ wallets: ['buy_it_now'], pageType }]);
  });

test('lists no wallets if none can pay', async () => {
  const events = listen();
  await showNone({ 'wallet-configs': [{ name: 'pix_express', wallet_params: {} }] });
  await settle();
  assert.equal(events, [{ wallets: [], pageType: 'unknown' }]);
});

test('is dispatched again without a button that an app has removed', async () => {
  installGooglePay();
  const events = listen();
  const host = await showCart({ 'wallet-configs': [GOOGLE_PAY, BUY_IT_NOW] });
  buttonsOf(host)[0]?.remove();
  await until(() => events.length > 1);
  assert.equal(events.at(-1), { wallets: ['buy_it_now'], pageType: 'unknown' });
});

test('does not wait for a button that an app removes on render', async () => {
  installGooglePay();
  const events = listen();
  const observer = new MutationObserver(() => document.querySelector('shopify-google-pay-button')?.remove());
  observer.observe(document.body, { childList: true, subtree: true });
  onEnd(() => observer.disconnect());
  await showCart({ 'wallet-configs': [GOOGLE_PAY, BUY_IT_NOW] });
  await settle();
  assert.equal(events, [{ wallets: ['buy_it_now'], pageType: 'unknown' }]);
});

test('leaves out a wallet whose button fails to render', async () => {
  installGooglePay();
  stub(Object(window).google.payments.api.PaymentsClient.prototype, {
    createButton() {
      throw new Error('createButton failed');
    },
  });
  const events = listen();
  showProduct({ recommended: GOOGLE_PAY }).catch(() => {});
  await until(() => events.length);
  await settle();
  assert.equal(events, [{ wallets: ['buy_it_now'], pageType: 'product' }]);
});

const SHOP = 'access-token="t" buyer-country="BR" buyer-currency="BRL"';

for (const [what, markup, reason] of [
  ['no form', `<shopify-accelerated-checkout ${SHOP}>`, 'invalid-webcomponent'],
  [
    'no token',
    '<form><input name="id" value="1"><shopify-accelerated-checkout buyer-country="BR">',
    'invalid-webcomponent',
  ],
  [
    'broken JSON',
    `<form><input name="id"><shopify-accelerated-checkout ${SHOP} recommended="{">`,
    'invalid-webcomponent',
  ],
  [
    'no configurations',
    `<shopify-accelerated-checkout-cart ${SHOP} wallet-configs="{}">`,
    'invalid-wallet-configs',
  ],
  ['no configuration', `<shopify-wallet-button ${SHOP}>`, 'invalid-webcomponent'],
] as const)
  test(`lists no wallets, with a reason, for an element with ${what}`, async () => {
    recordErrors();
    const events = listen();
    document.body.innerHTML = markup;
    await until(() => events.length);
    await settle();
    assert.equal(events, [{ wallets: [], pageType: 'unknown', reason }]);
  });

test('lists no wallets, with a reason, if the cart can not be read', async () => {
  recordErrors();
  setCartToken(TOKEN);
  scene.server.answers.limitedCartQuery = networkError;
  const events = listen();
  openCart();
  await until(() => events.length);
  assert.equal(events, [{ wallets: [], pageType: 'unknown', reason: 'not_loaded' }]);
});

test('is not dispatched for the element of a wallet that a page has written', async () => {
  recordErrors();
  const events = listen();
  document.body.innerHTML = '<shopify-google-pay-button></shopify-google-pay-button>';
  await settle();
  assert.equal(events, []);
});

test.run();
