import '../../run/dom';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../../src/core/platform/load-once';
import { onMetric } from '../../../src/core/platform/metric';
import { createClick, unavailableFor } from '../../../src/core/purchase/click';
import type { FinalAction } from '../../../src/core/types/action';
import type { SheetHost } from '../../../src/core/types/wallet';
import { PURCHASE } from '../../fakes/begin-clicks';
import { createCart } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { createFakePurchase } from '../../fakes/fake-purchase';
import { type Hold, hold } from '../../fakes/hold';
import { fixture, onEnd, stub, test } from '../../run/suite';

const NOT_LOADED: FinalAction = {
  type: 'abort',
  reason: 'wallet_error',
  title: '',
  message: 'Não foi possível carregar o pagamento. Tente novamente.',
};
const REDIRECT: FinalAction = { type: 'redirect', cart: createCart() };
const HOST = {} as SheetHost;

const clock = fixture(fakeClock);
let loading: Hold<void>;
const console = fixture(recordErrors);
let messages: number;
let made: ReturnType<typeof createFakePurchase>[];
/** Metrics with their labels. */
let counted: unknown[];

test.before.each(() => {
  loading = hold<void>();
  unavailableFor.value = undefined;
  messages = 0;
  onEnd(unavailableFor.subscribe(element => element && messages++));
  made = [];
  counted = [];
  onEnd(onMetric(([name, labels]) => name !== 'reported' && counted.push([name, labels])));
  stub(cachedLoads, {
    async checkout() {
      await loading.promise;
      return { createPurchase };
    },
  });
});

/** Creates the purchase with the status that the page already reads. */
const createPurchase: typeof import('../../../src/entries/checkout').createPurchase = (_, status) => {
  const purchase = Object.assign(createFakePurchase(), { status });
  made.push(purchase);
  return { purchase, host: HOST };
};
const open = (load?: () => Promise<unknown>) =>
  createClick({ load }, { ...PURCHASE, instrument: 'GooglePay' });

/** Returns true if the wallet gets no purchase. */
const isOver = (click: ReturnType<typeof open>) =>
  clock.run(
    click.loading.then(
      () => false,
      () => true,
    ),
  );

test('gives the wallet its purchase, host and sheet once they have loaded', async () => {
  const click = open(async () => 'sheet');
  assert.equal([click.purchase.status.value, click.loaded], ['busy', undefined]);
  await clock.advance(0);
  assert.is(made.length, 0);
  loading.release();
  const { purchase, host, sheet } = await clock.run(click.loading);
  assert.equal([purchase, host, sheet], [made[0], HOST, 'sheet']);
  assert.is(click.loaded, purchase);
});

for (const leaving of [undefined, true])
  test(`starts nothing for a ${leaving ? 'page left' : 'sheet closed'} before`, async () => {
    const click = open();
    click.purchase.cancel(leaving);
    assert.is(click.purchase.status.value, 'cancelled');
    loading.release();
    assert.ok(await isOver(click));
    assert.equal([made.length, messages], [0, 0]);
    assert.equal(counted, [['cancelled', { instrument: 'GooglePay' }]]);
  });

test('shows one message and enables the button if the purchase fails to load', async () => {
  const click = open();
  loading.fail(new Error('offline'));
  assert.ok(await isOver(click));
  assert.is(click.purchase.status.value, 'failed');
  assert.is(messages, 1);
  assert.match(console.lines.join(), 'offline');
  assert.equal(counted, [['error', { instrument: 'GooglePay', status: 'failed' }]]);
});

test('returns the message to a sheet that is still open, and reports no second error', async () => {
  const click = open();
  loading.fail(new Error('offline'));
  await isOver(click);
  const action = click.purchase.fail(new Error('of the sheet'));
  assert.equal(action, NOT_LOADED);
  click.purchase.finish(action);
  click.purchase.cancel();
  await clock.advance(0);
  assert.equal([console.lines.length, messages, counted.length], [1, 1, 1]);
  assert.is(click.purchase.status.value, 'failed');
});

test("fails without the code that the wallet's sheet needs", async () => {
  loading.release();
  const click = open(() => Promise.reject(new Error('moduleNotLoaded')));
  assert.ok(await isOver(click));
  assert.is(click.purchase.status.value, 'failed');
  assert.equal([made.length, messages], [0, 1]);
});

test('waits as long as for a request', async () => {
  const { purchase } = open();
  await clock.advance(14_999);
  assert.is(purchase.status.value, 'busy');
  await clock.advance(1);
  assert.is(purchase.status.value, 'failed');
  assert.is(messages, 1);
  assert.match(console.lines.join(), 'checkout.js timeout');
});

test('ignores a purchase that loads after the timeout', async () => {
  const click = open();
  await clock.advance(15_000);
  loading.release();
  assert.ok(await isOver(click));
  assert.is(made.length, 0);
});

test("shows an earlier wallet exception with the purchase's message", async () => {
  const { purchase } = open();
  purchase.finish(purchase.fail(new Error('no gesture')));
  loading.release();
  await clock.advance(0);
  assert.equal(
    made[0]?.calls.map(([method, input]) => [method, (input as { message: string }).message]),
    [
      ['fail', 'no gesture'],
      ['finish', 'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.'],
    ],
  );
});

test('runs an end that the wallet requested before, once the purchase loads', async () => {
  const end: FinalAction = { type: 'decelerate', reason: 'dynamic_tax' };
  const { purchase } = open();
  purchase.finish(end);
  loading.release();
  await clock.advance(0);
  assert.equal(made[0]?.calls, [['finish', end]]);
});

test('passes on an error, an end and a cancel once the purchase has loaded', async () => {
  loading.release();
  const { purchase } = open();
  await clock.advance(0);
  const error = new Error('late');
  const action = purchase.fail(error);
  assert.match(action.type === 'abort' ? action.message : '', 'Google Pay');
  purchase.finish(REDIRECT);
  await clock.advance(0);
  purchase.cancel(true);
  assert.equal(made[0]?.calls, [['fail', error], ['finish', REDIRECT], ['cancel']]);
});

test.run();
