import '../../run/dom';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../../src/core/platform/load-once';
import { onMetric } from '../../../src/core/platform/metric';
import { createPendingPurchase } from '../../../src/core/purchase/click';
import type { FinalAction, SheetAction } from '../../../src/core/types/action';
import type { Address } from '../../../src/core/types/address';
import type { Cart } from '../../../src/core/types/cart';
import { PURCHASE } from '../../fakes/begin-clicks';
import { createCart } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { createFakePurchase } from '../../fakes/fake-purchase';
import { type Hold, hold } from '../../fakes/hold';
import { fixture, stub, test } from '../../run/suite';

const ADDRESS: Address = { country: 'BR' };
const NOT_LOADED = 'Não foi possível carregar o pagamento. Tente novamente.';

const UPDATE: SheetAction = { type: 'update', cart: createCart() };
const REDIRECT: FinalAction = { type: 'redirect', cart: createCart() };

const clock = fixture(fakeClock);
let loading: Hold<void>;
const console = fixture(recordErrors);
let dialogs: number;
let made: ReturnType<typeof createFakePurchase>[];
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
      return { createPurchase };
    },
  });
});
test.after.each(() => {
  stopCounting();
});

/** Creates the loaded purchase on the signals that the page already reads. */
const createPurchase: typeof import('../../../src/entries/checkout').createPurchase = (_, signals) => {
  const purchase = Object.assign(
    createFakePurchase({ answers: { open: UPDATE, setAddress: UPDATE, setDelivery: UPDATE } }),
    signals,
  );
  made.push(purchase);
  return purchase;
};
const open = (load?: () => Promise<unknown>) =>
  createPendingPurchase({ ...PURCHASE, instrument: 'GooglePay', load }, () => dialogs++);

test("has the click's values for a sheet at once", () => {
  const { status, cart, currency, requiresShipping } = open();
  assert.equal([status.value, cart.value, currency, requiresShipping], ['busy', undefined, 'BRL', true]);
});

test("queues a wallet's calls until the purchase loads, in their order", async () => {
  const purchase = open();
  const actions = Promise.all([purchase.open(), purchase.setAddress(ADDRESS), purchase.setDelivery('a')]);
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
  const purchase = open();
  await clock.advance(0);
  void purchase.open();
  assert.equal(
    made[0]?.calls.map(([verb]) => verb),
    ['open'],
  );
});

test('starts nothing for a sheet closed before', async () => {
  const purchase = open();
  const opened = purchase.open();
  purchase.cancel();
  assert.is(purchase.status.value, 'cancelled');
  loading.release();
  const action = await clock.run(opened);
  assert.is(action.type, 'abort');
  assert.is(made.length, 0);
  assert.is(dialogs, 0);
  assert.equal(counted, [['cancelled', { instrument: 'GooglePay' }]]);
});

test('starts nothing for a page left before', async () => {
  const purchase = open();
  purchase.cancel(true);
  loading.release();
  await clock.advance(0);
  assert.is(made.length, 0);
});

test('shows one message and enables the button if the purchase fails to load', async () => {
  const purchase = open();
  const opened = purchase.open();
  loading.fail(new Error('offline'));
  const action = await clock.run(opened);
  assert.is(purchase.status.value, 'failed');
  assert.is(dialogs, 1);
  assert.equal(action, { type: 'abort', reason: 'wallet_error', title: '', message: NOT_LOADED });
  assert.match(console.lines.join(), 'offline');
  assert.equal(counted, [['error', { instrument: 'GooglePay', status: 'failed' }]]);
});

test("fails without the code that the wallet's sheet needs", async () => {
  loading.release();
  const purchase = open(() => Promise.reject(new Error('moduleNotLoaded')));
  const action = await clock.run(purchase.open());
  assert.is(purchase.status.value, 'failed');
  assert.equal([made.length, dialogs], [0, 1]);
  assert.is(action.type === 'abort' && action.message, NOT_LOADED);
});

test('waits as long as for a request', async () => {
  const purchase = open();
  await clock.advance(14_999);
  assert.is(purchase.status.value, 'busy');
  await clock.advance(1);
  assert.is(purchase.status.value, 'failed');
  assert.is(dialogs, 1);
  assert.match(console.lines.join(), 'checkout.js timeout');
});

test('ignores a purchase that loads after the timeout', async () => {
  const purchase = open();
  await clock.advance(15_000);
  loading.release();
  await clock.advance(0);
  assert.is(made.length, 0);
  assert.is((await clock.run(purchase.authorize({ wallet: {} }))).type, 'abort');
});

test("shows an earlier wallet exception with the purchase's message", async () => {
  const purchase = open();
  purchase.finish(purchase.fail(new Error('no gesture')));
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
  const end: FinalAction = { type: 'decelerate', reason: 'dynamic_tax' };
  const purchase = open();
  purchase.finish(end);
  loading.release();
  await clock.advance(0);
  assert.equal(made[0]?.calls, [['finish', end]]);
});

test('forwards every call once the purchase has loaded', async () => {
  loading.release();
  const purchase = open();
  await clock.advance(0);
  const cart: Cart = createCart();
  purchase.show(cart);
  purchase.redirect();
  purchase.resume();
  const action = purchase.fail(new Error('late'));
  assert.equal(
    made[0]?.calls.map(([verb]) => verb),
    ['show', 'redirect', 'resume', 'fail'],
  );
  assert.match((action as { message: string }).message, 'Google Pay');
});

test('forwards the money, the end and the cancel of a sheet unchanged', async () => {
  loading.release();
  const purchase = open();
  await clock.advance(0);
  const [loaded] = made;
  if (loaded) Object.assign(loaded.answers, { setBilling: UPDATE, authorize: UPDATE });
  await clock.run(purchase.setBilling(ADDRESS));
  await clock.run(purchase.authorize({ wallet: {} }));
  purchase.finish(REDIRECT);
  purchase.cancel(true);
  assert.equal(loaded?.calls, [
    ['setBilling', ADDRESS],
    ['authorize', { wallet: {} }],
    ['finish', REDIRECT],
    ['cancel'],
  ]);
});

test('is idle while nothing was loaded', async () => {
  const purchase = open();
  purchase.cancel();
  await clock.run(purchase.whenIdle());
  purchase.resume();
  purchase.redirect();
  purchase.show(createCart());
  assert.is(purchase.status.value, 'cancelled');
});

test.run();
