import '../../run/dom';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../../src/core/platform/load-once';
import { loadPurchase, running, watchPageLifecycle } from '../../../src/core/purchase/click';
import { findDialogs } from '../../fakes/dialog';
import { defineElements } from '../../fakes/elements';
import { cartNode, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fakeFetch, json, result } from '../../fakes/fake-fetch';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { fakeNavigation } from '../../fakes/fake-navigation';
import { installPaypal } from '../../fakes/fake-paypal';
import { hold } from '../../fakes/hold';
import { cartPage, clearPage, find, productPage, setCartToken, show } from '../../fakes/page';
import { endRunning } from '../../fakes/running';
import { settle, settleFrames, until } from '../../fakes/settle';
import { limitedCart, TOKEN } from '../../fakes/show-cart';
import { HOST, LINK } from '../../fakes/show-product';
import { GOOGLE_PAY } from '../../fakes/wallet-configs';
import { fixture, onEnd, stub, test } from '../../run/suite';

const META_PAY = { name: 'facebook_pay', wallet_params: {} };
const SDK_URL = 'https://www.paypal.com/sdk/js?client-id=hold';
const PAYPAL = { name: 'paypal', wallet_params: { sdkUrl: SDK_URL } };

const errors = fixture(recordErrors);
const server = fixture(() => fakeFetch({ cartCreate: result(payload()) }));
const navigation = fixture(fakeNavigation);

test.before(defineElements);
test.before(watchPageLifecycle);

test.after.each(async () => {
  endRunning();
  clearPage();
  await settleFrames();
});

/** Lets the page hold each click until the test settles it. Logs the events of purchases. */
function holdClicks() {
  const held = [hold<void>(), hold<void>()];
  const events: string[] = [];
  const add = (type: string, listener: (event: Event) => void) => {
    document.addEventListener(type, listener);
    onEnd(() => document.removeEventListener(type, listener));
  };
  for (const type of ['click', 'cancel', 'error', 'redirect'])
    add(`wallet-${type}`, event => events.push(`${type} ${(event as CustomEvent).detail.wallet}`));
  add('wallet-click', event => {
    for (const { promise } of held) (event as CustomEvent).detail.hold(promise);
  });
  const release = () => {
    for (const each of held) each.release();
  };
  return { held, events, release };
}

async function showWallet(recommended: object) {
  const host = show(productPage({ recommended }), HOST);
  await until(() => host.querySelector(LINK));
  await settle();
  return { host, wallet: find<HTMLElement>(host, '[slot=button]') };
}

/** Shows Meta Pay and the link, which redirect, and presses Meta Pay. */
async function press() {
  const scene = { ...(await showWallet(META_PAY)), ...holdClicks() };
  scene.wallet.click();
  await settle();
  return scene;
}

/** Shows Meta Pay in a cart. The shopper changes the quantity to 2, which the shop already has, and presses. */
async function pressInCart() {
  setCartToken(TOKEN);
  Object.assign(server.answers, {
    limitedCartQuery: result(limitedCart()),
    cart: result(cartNode()),
    '': json({ items: [{ key: 'a', variant_id: 1, quantity: 2 }] }),
  });
  const cart = cartPage({ 'wallet-configs': [META_PAY] });
  const inside = `<input type="number" name="updates[]" value="1">${cart}`;
  const form = show(`<form action="/cart" method="post">${inside}</form>`, 'form');
  await until(() => form.querySelector('[slot=button-FacebookPay]'));
  await settle();
  server.calls.length = 0;
  const clock = fakeClock();
  const type = (quantity: string) => {
    const field = find<HTMLInputElement>(form, '[type=number]');
    field.value = quantity;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('2');
  const scene = { clock, type, ...holdClicks() };
  find<HTMLElement>(form, '[slot=button-FacebookPay]').click();
  return scene;
}

test('waits for all promises of the page, with a busy button and no request, then buys', async () => {
  const { host, wallet } = await showWallet(META_PAY);
  const clock = fakeClock();
  const { held, events } = holdClicks();
  const answer = hold<void>();
  server.answers.cartCreate = async call => {
    await answer.promise;
    return result(payload())(call);
  };
  wallet.click();
  held[0]?.release();
  await clock.advance(29_000);
  assert.ok(wallet.hasAttribute('busy'));
  assert.equal([server.calls, navigation.visited], [[], []]);
  wallet.click();
  held[1]?.release();
  await clock.advance(2000);
  find<HTMLElement>(host, LINK).click();
  // The shop's response comes after the 30 s of a hold.
  answer.release();
  await clock.advance(0);
  assert.is(navigation.visited.length, 1);
  assert.equal(server.operations(), ['cartCreate']);
  assert.equal(events, ['click facebook_pay', 'redirect facebook_pay']);
  assert.equal(errors.lines, []);
});

for (const [what, act] of [
  ['rejects', ({ held }) => held[1]?.fail(new Error('too young'))],
  ['rejects with nothing', ({ held }) => held[1]?.fail(undefined as never)],
  [
    'resolves after the element was removed',
    ({ wallet, release }) => {
      wallet.remove();
      release();
    },
  ],
  [
    'resolves after Back',
    ({ release }) => {
      window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
      release();
    },
  ],
  [
    'resolves for another variant',
    ({ release }) => {
      find<HTMLInputElement>(document.body, '#product-form [name=id]').value = '102';
      release();
    },
  ],
  [
    'resolves for another quantity',
    ({ release }) => {
      find<HTMLInputElement>(document.body, '[name=quantity]').value = '3';
      release();
    },
  ],
  [
    'resolves for a sold-out form',
    async ({ release }) => {
      find<HTMLButtonElement>(document.body, '#product-form [name=add]').disabled = true;
      await settle();
      release();
    },
  ],
] as [what: string, act: (scene: Awaited<ReturnType<typeof press>>) => unknown][])
  test(`cancels, and sends nothing, if the page ${what}`, async () => {
    const scene = await press();
    await act(scene);
    await until(() => !running.value);
    await settle();
    assert.equal([server.calls, navigation.visited, errors.lines], [[], [], []]);
    assert.equal(scene.events, ['click facebook_pay', 'cancel facebook_pay']);
    assert.not(document.querySelector('[busy]'));
  });

/** Adds a field without which the form is invalid, and which the browser can't show. */
const addNeededField = () =>
  find(document.body, '#product-form').insertAdjacentHTML(
    'beforeend',
    '<label>Size <input name="size" required hidden></label>',
  );

for (const [what, act] of [
  ['that the page has rejected', ({ held }) => held[1]?.fail(new Error('too young'))],
  [
    'from which the shopper has gone back',
    ({ release }) => {
      window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
      release();
    },
  ],
] as [what: string, act: (scene: Awaited<ReturnType<typeof press>>) => unknown][])
  test(`does not check the form of a click ${what}`, async () => {
    const scene = await press();
    addNeededField();
    act(scene);
    await until(() => !running.value);
    await settle();
    assert.is(findDialogs().length, 0);
  });

test('cancels for a form that has become invalid, and shows why', async () => {
  const { events, release } = await press();
  addNeededField();
  release();
  await until(() => !running.value);
  assert.is(findDialogs().length, 1);
  assert.equal(events, ['click facebook_pay', 'cancel facebook_pay']);
  assert.equal([server.calls, navigation.visited], [[], []]);
});

test('throws if the page holds a click that has begun', async () => {
  const { wallet } = await showWallet(META_PAY);
  let detail: { hold(until: unknown): void } | undefined;
  const keep = (event: Event) => {
    ({ detail } = event as CustomEvent);
  };
  document.addEventListener('wallet-click', keep, { once: true });
  wallet.click();
  assert.throws(() => detail?.hold(Promise.resolve()), /before an await/);
});

test('handles a rejection before its files have loaded', async () => {
  const { wallet } = await showWallet(META_PAY);
  const rejections: unknown[] = [];
  const record = (error: unknown) => rejections.push(error);
  process.on('unhandledRejection', record);
  onEnd(() => process.off('unhandledRejection', record));
  const bundle = await loadPurchase();
  stub(cachedLoads, { checkout: () => new Promise(resolve => setTimeout(resolve, 20, bundle)) });
  const { held, events } = holdClicks();
  wallet.click();
  for (const each of held) each.fail(new Error('too young'));
  await until(() => !running.value);
  await settle();
  assert.equal(rejections, []);
  assert.equal(events, ['click facebook_pay', 'cancel facebook_pay']);
});

test('gives up after 30 s with a sentence in the console', async () => {
  const { wallet } = await showWallet(META_PAY);
  const clock = fakeClock();
  const { events, release } = holdClicks();
  wallet.click();
  await clock.advance(29_999);
  assert.ok(running.value);
  await clock.advance(1);
  assert.is(running.value, undefined);
  release();
  await clock.advance(60_000);
  assert.equal(events, ['click facebook_pay', 'cancel facebook_pay']);
  assert.equal([server.calls, navigation.visited], [[], []]);
  assert.equal(errors.lines, ['[portable-wallets] No purchase after hold(): 30 s are over.']);
});

test('a press on another button cancels, and begins its own purchase', async () => {
  const { wallet, host } = await showWallet(META_PAY);
  const clock = fakeClock();
  const { events, held } = holdClicks();
  wallet.click();
  await clock.advance(0);
  await settle();
  const isBlocked = (element: HTMLElement) =>
    !!(element.shadowRoot ?? element).querySelector('[aria-disabled]');
  assert.equal([isBlocked(wallet), isBlocked(find(host, LINK))], [true, false]);
  // Only the first click is never let go on.
  held.length = 0;
  find<HTMLElement>(host, LINK).click();
  assert.equal(events, ['click facebook_pay', 'cancel facebook_pay', 'click more_options']);
  await clock.advance(60_000);
  assert.is(navigation.visited.length, 1);
  assert.equal(
    server.calls.map(({ headers }) => headers['x-wallet-name']),
    ['MoreOptions'],
  );
  assert.equal(errors.lines, [], 'nothing waits for the first click any more');
});

test('buys what was typed in a cart and is still the same, once the shop has it', async () => {
  const { clock, release } = await pressInCart();
  await clock.advance(10_000);
  assert.equal([server.calls, navigation.visited], [[], []]);
  release();
  await clock.advance(1000);
  assert.equal(server.operations(), ['', 'cart']);
  assert.is(navigation.visited.length, 1);
});

test('cancels if another quantity is typed in a cart, and waits for the theme before it compares', async () => {
  const { clock, type, events, release } = await pressInCart();
  await clock.advance(10_000);
  type('3');
  release();
  await clock.advance(10_000);
  assert.equal([server.calls, navigation.visited], [[], []]);
  assert.equal(events, ['click facebook_pay', 'cancel facebook_pay']);
});

test('does not start a wallet whose sheet opens only in the press, and says so', async () => {
  const { sheets } = installGooglePay();
  const { wallet } = await showWallet(GOOGLE_PAY);
  const { events, release } = holdClicks();
  find(wallet.shadowRoot, 'button').click();
  release();
  await until(() => !running.value);
  assert.equal(events, ['click google_pay', 'cancel google_pay']);
  assert.equal([server.calls, sheets.length], [[], 0]);
  assert.equal(errors.lines, [
    '[portable-wallets] No purchase after hold(): Google Pay opens only at the press.',
  ]);
});

test("rejects the press of PayPal's own button, so that its window closes", async () => {
  const paypal = installPaypal(SDK_URL);
  await showWallet(PAYPAL);
  const { events } = holdClicks();
  assert.is(await paypal.click(), undefined);
  await until(() => !running.value);
  assert.equal(events, ['click paypal', 'cancel paypal']);
  assert.equal(errors.lines, [
    '[portable-wallets] No purchase after hold(): PayPal opens only at the press.',
  ]);
});

test.run();
