import '../../run/dom';
import * as assert from 'uvu/assert';
import { running } from '../../../src/core/purchase/click';
import { defineElements } from '../../fakes/elements';
import { type Call, html, networkError, result } from '../../fakes/fake-fetch';
import { hold } from '../../fakes/hold';
import { find, setCartToken } from '../../fakes/page';
import { settle, until } from '../../fakes/settle';
import {
  beginCart,
  buttonsOf,
  EMPTY_CART,
  limitedCart,
  showCart,
  showNone,
  TOKEN,
} from '../../fakes/show-cart';
import { BUY_IT_NOW } from '../../fakes/wallet-configs';
import { fixture, stub, test } from '../../run/suite';

const full = () => result(limitedCart())({} as Call);
const none = () => result(null)({} as Call);

const FACEBOOK_PAY = { name: 'facebook_pay', wallet_params: {} };

const scene = fixture(beginCart);

test.before(defineElements);

test('reads the cart again after each change', async () => {
  const host = await showCart();
  for (const path of ['/cart/change', '/cart/update.js', '/pt/cart/add.js', '/cart/clear?x=1']) {
    const before = scene.server.calls.length;
    scene.timing.add(path, path.includes('.js') ? 'xmlhttprequest' : 'fetch');
    await until(() => scene.server.calls.length > before);
    await settle();
    assert.is(buttonsOf(host).length, 1);
  }
  scene.timing.add('/cart/recommendations');
  scene.timing.add('/cart/add', 'navigation');
  await settle();
  assert.is(scene.server.calls.length, 5);
});

test('renders the buttons with the first product, and removes them with the last', async () => {
  setCartToken();
  const host = await showNone();
  setCartToken(TOKEN);
  scene.timing.add('/cart/add.js');
  await until(() => buttonsOf(host).length === 1);
  scene.server.answers.limitedCartQuery = result(EMPTY_CART);
  scene.timing.add('/cart/change.js');
  await until(() => buttonsOf(host).length === 0);
  await settle();
  assert.is(host.shadowRoot?.childElementCount, 0);
});

test("keeps its buttons if only the cart's id changes", async () => {
  const host = await showCart();
  const [before] = buttonsOf(host);
  setCartToken('aB3dE5fG?key=99');
  scene.server.answers.limitedCartQuery = result({
    ...limitedCart(),
    id: 'gid://shopify/Cart/aB3dE5fG?key=99',
  });
  scene.timing.add('/cart/change.js');
  await until(() => scene.server.calls.length === 2);
  await settle();
  assert.is(buttonsOf(host)[0], before);
});

test('reads its flags again after each change of the cart', async () => {
  const host = await showCart({ 'wallet-configs': [BUY_IT_NOW, FACEBOOK_PAY] });
  const WALLETS = 'shopify-buy-it-now-button, shopify-meta-pay-button';
  const shown = () => [...host.querySelectorAll(WALLETS)].map(({ localName }) => localName);
  assert.is(shown().length, 2);
  const change = async (flags: string) => {
    host.setAttribute('enabled-flags', flags);
    scene.timing.add('/cart/change.js');
    await settle();
  };
  await change('["2d75a54c","disable_wallet:facebook_pay"]');
  await until(() => shown().length === 1);
  assert.equal(shown(), ['shopify-buy-it-now-button']);
  await change('[]');
  await until(() => shown().length === 2);
  assert.equal(scene.errors, []);
  await change('disable_wallet:facebook_pay');
  await until(() => !shown().length);
  assert.is(scene.errors.length, 1);
  assert.match(scene.errors[0] ?? '', /invalid-webcomponent: .* attribute enabled-flags/);
});

test('drops styles of the old markup on the first cart change after a flag disables them', async () => {
  const styles = { getPropertyValue: () => '', backgroundColor: 'rgb(255, 255, 255)', borderRadius: '9px' };
  stub(globalThis, { getComputedStyle: () => styles });
  const host = await showCart({ 'disable-compat': undefined });
  const style = () => find(host.shadowRoot, 'div').getAttribute('style') ?? '';
  assert.match(style(), 'button-border-radius: 9px');
  host.setAttribute('enabled-flags', '["disable_style_compat"]');
  scene.timing.add('/cart/change.js');
  await until(() => !style().includes('border-radius'));
});

for (const [what, refresh] of [
  ["the element's refresh()", host => host.refresh()],
  ["the page's refresh()", () => Object(window).Shopify.PaymentButton.refresh()],
] as [what: string, refresh: (host: HTMLElement & { refresh(): void }) => void][])
  test(`reads the cart again at once after ${what}`, async () => {
    stub(window, { Shopify: { PaymentButton: {} } });
    const host = (await showCart()) as HTMLElement & { refresh(): void };
    assert.is(scene.server.calls.length, 1);
    scene.server.answers.limitedCartQuery = result(EMPTY_CART);
    refresh(host);
    refresh(host);
    await until(() => buttonsOf(host).length === 0);
    host.remove();
    refresh(host);
    await settle();
    assert.is(scene.server.calls.length, 3);
    assert.equal(scene.errors, []);
  });

test("keeps the page's own function, and works if the page has frozen its object", async () => {
  const own = () => {};
  for (const PaymentButton of [{ refresh: own }, Object.freeze({}), undefined, 'none']) {
    stub(window, { Shopify: { PaymentButton } as never });
    const host = await showCart();
    assert.is(buttonsOf(host).length, 1);
    assert.is(
      Object(Object(window).Shopify.PaymentButton).refresh,
      PaymentButton && Object(PaymentButton).refresh,
    );
  }
  assert.equal(scene.errors, []);
});

test('uses the newest of two cart responses', async () => {
  const host = await showCart();
  const [older, newer] = [hold<Response>(), hold<Response>()];
  scene.server.answers.limitedCartQuery = [() => older.promise, () => newer.promise];
  scene.timing.add('/cart/change');
  await until(() => scene.server.calls.length === 2);
  // Reads in one task share a response.
  await settle();
  scene.timing.add('/cart/change');
  await until(() => scene.server.calls.length === 3);
  newer.release(await full());
  await settle();
  older.release(await none());
  await settle();
  assert.is(buttonsOf(host).length, 1);
});

test('removes the buttons and reports once if the server fails', async () => {
  for (const failure of [networkError, html()]) {
    const host = await showCart();
    scene.errors.length = 0;
    scene.server.answers.limitedCartQuery = failure;
    scene.timing.add('/cart/change');
    await until(() => buttonsOf(host).length === 0);
    await settle();
    assert.is(host.shadowRoot?.childElementCount, 0);
    assert.is(scene.errors.length, 1);
    assert.match(
      scene.errors[0] ?? '',
      "AcceleratedCheckoutError: <shopify-accelerated-checkout-cart> can't be shown: Error: limitedCartQuery failed",
    );
    scene.server.answers.limitedCartQuery = result(limitedCart());
  }
});

test('removes its buttons and listeners on unmount', async () => {
  const host = await showCart();
  assert.is(scene.timing.observers, 1);
  host.remove();
  assert.is(scene.timing.observers, 0);
  assert.equal(buttonsOf(host), []);
});

test('ignores subscriptions in an outdated response', async () => {
  const calls: string[] = [];
  const showBuyerConsent = () => calls.push('show');
  const hideBuyerConsent = () => calls.push('hide');
  stub(window, { Shopify: { PaymentButton: { showBuyerConsent, hideBuyerConsent } } });
  const old = hold<Response>();
  await showCart();
  scene.server.answers.limitedCartQuery = () => old.promise;
  scene.timing.add('/cart/update.js');
  await until(() => scene.server.calls.length === 2);
  await settle();
  scene.server.answers.limitedCartQuery = result(limitedCart());
  scene.timing.add('/cart/update.js');
  await until(() => scene.server.calls.length === 3);
  await settle();
  old.release(await result(limitedCart({ plan: true }))({} as Call));
  await settle();
  assert.equal(calls, []);
});

test('reads the cart again on the first sign of intent, without delaying a click', async () => {
  const host = await showCart();
  const [button] = buttonsOf(host);
  const answer = hold<Response>();
  scene.server.answers.limitedCartQuery = () => answer.promise;
  button?.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
  button?.dispatchEvent(new Event('focusin', { bubbles: true, composed: true }));
  await until(() => scene.server.calls.length === 2);
  find<HTMLElement>(host, 'button').click();
  assert.ok(running.value);
  running.value.purchase.cancel();
  answer.release(await full());
  await settle();
  assert.is(buttonsOf(host)[0], button);
  assert.is(scene.server.calls.filter(({ operation }) => operation === 'limitedCartQuery').length, 2);
});

test('removes the buttons of a cart that an unread response emptied, once the theme renders its sections', async () => {
  const host = await showCart();
  scene.server.answers.limitedCartQuery = result(EMPTY_CART);
  scene.timing.add('/?section_id=cart-drawer');
  await until(() => buttonsOf(host).length === 0);
});

test('keeps the buttons if a precautionary read fails, but not after a cart change', async () => {
  const host = await showCart();
  scene.server.answers.limitedCartQuery = networkError;
  scene.timing.add('/cart.js');
  await until(() => scene.server.calls.length > 1);
  await settle();
  assert.is(buttonsOf(host).length, 1);
  scene.timing.add('/cart/change.js');
  await until(() => buttonsOf(host).length === 0);
});

test.run();
