import '../../run/dom';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../../src/core/platform/load-once';
import { onMetric } from '../../../src/core/platform/metric';
import { createPendingCheckout } from '../../../src/core/purchase/click';
import type { SheetAction } from '../../../src/core/types/action';
import type { Address } from '../../../src/core/types/address';
import type { Cart } from '../../../src/core/types/cart';
import { PURCHASE } from '../../fakes/begin-clicks';
import { createCart } from '../../fakes/fake-cart';
import { createFakeCheckout } from '../../fakes/fake-checkout';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { type Hold, hold } from '../../fakes/hold';
import { fixture, stub, test } from '../../run/suite';

const ADDRESS: Address = { country: 'BR' };
const NOT_LOADED = 'Não foi possível carregar o pagamento. Tente novamente.';

const UPDATE: SheetAction = { type: 'update', cart: createCart() };

const clock = fixture(fakeClock);
let loading: Hold<void>;
const console = fixture(recordErrors);
let dialogs: number;
let made: ReturnType<typeof createFakeCheckout>[];
/** Metrics with their labels. */
let counted: unknown[];
let stopCounting: () => void;

test.before.each(() => {
  loading = hold<void>();
  dialogs = 0;
  made = [];
  counted = [];
  stopCounting = onMetric(([name, labels]) => name !== 'reported' && counted.push([name, labels]));
  stub(cachedLoads, {
    async checkout() {
      await loading.promise;
      return { createCheckout };
    },
  });
});
test.after.each(() => {
  stopCounting();
});

/** Creates the loaded purchase on the signals that the page already reads. */
const createCheckout: typeof import('../../../src/entries/checkout').createCheckout = (_, signals) => {
  const checkout = Object.assign(
    createFakeCheckout({ answers: { open: UPDATE, setAddress: UPDATE, setDelivery: UPDATE } }),
    signals,
  );
  made.push(checkout);
  return checkout;
};
const open = (load?: () => Promise<unknown>) =>
  createPendingCheckout({ ...PURCHASE, instrument: 'GooglePay', load }, () => dialogs++);

test("has the click's values for a sheet at once", () => {
  const { status, cart, currency, requiresShipping } = open();
  assert.equal([status.value, cart.value, currency, requiresShipping], ['busy', undefined, 'BRL', true]);
});

test("queues a wallet's calls until the purchase loads, in their order", async () => {
  const checkout = open();
  const actions = Promise.all([checkout.open(), checkout.setAddress(ADDRESS), checkout.setDelivery('a')]);
  await clock.advance(0);
  assert.is(made.length, 0);
  loading.release();
  await clock.run(actions);
  assert.equal(
    made[0]?.calls.map(([verb]) => verb),
    ['open', 'setAddress', 'setDelivery'],
  );
});

test('runs the steps of a loaded purchase synchronously', async () => {
  loading.release();
  const checkout = open();
  await clock.advance(0);
  void checkout.open();
  assert.equal(
    made[0]?.calls.map(([verb]) => verb),
    ['open'],
  );
});

test('starts nothing for a sheet closed before', async () => {
  const checkout = open();
  const opened = checkout.open();
  checkout.cancel();
  assert.is(checkout.status.value, 'cancelled');
  loading.release();
  const action = await clock.run(opened);
  assert.is(action.type, 'abort');
  assert.is(made.length, 0);
  assert.is(dialogs, 0);
  assert.equal(counted, [['cancelled', { instrument: 'GooglePay' }]]);
});

test('starts nothing for a page left before', async () => {
  const checkout = open();
  checkout.cancel(true);
  loading.release();
  await clock.advance(0);
  assert.is(made.length, 0);
});

test('shows one message and enables the button if the purchase fails to load', async () => {
  const checkout = open();
  const opened = checkout.open();
  loading.fail(new Error('offline'));
  const action = await clock.run(opened);
  assert.is(checkout.status.value, 'failed');
  assert.is(dialogs, 1);
  assert.equal(action, { type: 'abort', reason: 'wallet_error', title: '', message: NOT_LOADED });
  assert.match(console.lines.join(), 'offline');
  assert.equal(counted, [['error', { instrument: 'GooglePay', status: 'failed' }]]);
});

test("fails without the code that the wallet's sheet needs", async () => {
  loading.release();
  const checkout = open(() => Promise.reject(new Error('moduleNotLoaded')));
  const action = await clock.run(checkout.open());
  assert.is(checkout.status.value, 'failed');
  assert.equal([made.length, dialogs], [0, 1]);
  assert.is(action.type === 'abort' && action.message, NOT_LOADED);
});

test('waits as long as for a request', async () => {
  const checkout = open();
  await clock.advance(14_999);
  assert.is(checkout.status.value, 'busy');
  await clock.advance(1);
  assert.is(checkout.status.value, 'failed');
  assert.is(dialogs, 1);
  assert.match(console.lines.join(), 'checkout.js timeout');
});

test('ignores a purchase that loads after the timeout', async () => {
  const checkout = open();
  await clock.advance(15_000);
  loading.release();
  await clock.advance(0);
  assert.is(made.length, 0);
  assert.is((await clock.run(checkout.authorize({ wallet: {} }))).type, 'abort');
});

test("shows an earlier wallet exception with the purchase's message", async () => {
  const checkout = open();
  checkout.finish(checkout.fail(new Error('no gesture')));
  loading.release();
  await clock.advance(0);
  assert.equal(
    made[0]?.calls.map(([verb, input]) => [verb, (input as { message: string }).message]),
    [
      ['fail', 'no gesture'],
      ['finish', 'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.'],
    ],
  );
});

test('runs an end that the wallet requested before, once the purchase loads', async () => {
  const end: SheetAction = { type: 'decelerate', reason: 'dynamic_tax' };
  const checkout = open();
  checkout.finish(end);
  loading.release();
  await clock.advance(0);
  assert.equal(made[0]?.calls, [['finish', end]]);
});

test('forwards every call once the purchase has loaded', async () => {
  loading.release();
  const checkout = open();
  await clock.advance(0);
  const cart: Cart = createCart();
  checkout.show(cart);
  checkout.redirect();
  checkout.resume();
  const action = checkout.fail(new Error('late'));
  assert.equal(
    made[0]?.calls.map(([verb]) => verb),
    ['show', 'leave', 'again', 'fail'],
  );
  assert.match((action as { message: string }).message, 'Google Pay');
});

test('forwards the money, the end and the cancel of a sheet unchanged', async () => {
  loading.release();
  const checkout = open();
  await clock.advance(0);
  const [purchase] = made;
  if (purchase) Object.assign(purchase.answers, { setBilling: UPDATE, authorize: UPDATE });
  await clock.run(checkout.setBilling(ADDRESS));
  await clock.run(checkout.authorize({ wallet: {} }));
  checkout.finish(UPDATE);
  checkout.cancel(true);
  assert.equal(purchase?.calls, [
    ['setBilling', ADDRESS],
    ['authorize', { wallet: {} }],
    ['finish', UPDATE],
    ['cancel'],
  ]);
});

test('is idle while nothing was loaded', async () => {
  const checkout = open();
  checkout.cancel();
  await clock.run(checkout.whenIdle());
  checkout.resume();
  checkout.redirect();
  checkout.show(createCart());
  assert.is(checkout.status.value, 'cancelled');
});

test.run();
