import '../../run/dom';
import * as assert from 'uvu/assert';
import { running } from '../../../src/core/purchase/click';
import type { FinalAction } from '../../../src/core/types/action';
import type { PendingPurchase } from '../../../src/core/types/purchase';
import type { PurchaseDetails } from '../../../src/core/types/purchase-details';
import type { Wallet } from '../../../src/core/types/wallet';
import { beginClicks, click, turnPage } from '../../fakes/begin-clicks';
import { CART_CHOICE, CART_ID, cartNode, payload } from '../../fakes/fake-cart';
import type { FakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { type FakeFetch, networkError, never, type Reply, result } from '../../fakes/fake-fetch';
import { hold } from '../../fakes/hold';
import { withPurchase } from '../../fakes/wallet-that';
import { test } from '../../run/suite';

/** A cart that several purchases share. */
const SAME_CART: Partial<PurchaseDetails> = {
  source: CART_CHOICE,
  instrument: 'GooglePay',
};
const IDENTIFIED = result(payload());
const REMOVED = result({ cart: { id: CART_ID } });

let clock: FakeClock;
let fetch: FakeFetch;
test.before.each(() => {
  ({ clock, fetch } = beginClicks({ cart: result(cartNode()), cartRemovePersonalData: REMOVED }));
});

/** Clicks with a sheet that sends personal data to the server. */
function clickSheet(): PendingPurchase {
  let purchase: PendingPurchase | undefined;
  const start: Wallet['start'] = (pending, loading) => {
    purchase = pending;
    return withPurchase(loaded => loaded.setBilling({ country: 'BR' }))(pending, loading);
  };
  click(start, SAME_CART);
  return purchase as PendingPurchase;
}

const answerWith =
  (promise: Promise<unknown>, reply = IDENTIFIED) =>
  async (call: Parameters<typeof IDENTIFIED>[0]) => {
    await promise;
    return reply(call);
  };

const ENDS: [what: string, end: (purchase: PendingPurchase) => void][] = [
  ['a cancel', purchase => purchase.cancel()],
  ['a dialog', purchase => purchase.finish(ABORT)],
];
const ABORT: FinalAction = { type: 'abort', reason: 'wallet_error', title: 'Título', message: 'Texto' };

for (const [what, end] of ENDS)
  test(`keeps the button disabled after ${what} until the running request and the removal have ended`, async () => {
    const step = hold<void>();
    const removal = hold<void>();
    fetch.answers.cartBillingAddressUpdate = answerWith(step.promise);
    fetch.answers.cartRemovePersonalData = answerWith(removal.promise, REMOVED);
    const purchase = clickSheet();
    await clock.advance(0);
    end(purchase);
    await clock.advance(10_000);
    assert.equal(fetch.operations(), ['cart', 'cartBillingAddressUpdate']);
    assert.is(running.value?.purchase, purchase, 'the request is under way');
    step.release();
    await clock.advance(0);
    assert.equal(fetch.operations(), ['cart', 'cartBillingAddressUpdate', 'cartRemovePersonalData']);
    assert.is(running.value?.purchase, purchase, 'the removal is under way');
    removal.release();
    await clock.advance(0);
    assert.is(running.value, undefined);
  });

test("a second purchase of the same cart is unaffected by the first one's removal", async () => {
  const removal = hold<void>();
  fetch.answers.cartBillingAddressUpdate = IDENTIFIED;
  fetch.answers.cartRemovePersonalData = answerWith(removal.promise, REMOVED);
  const first = clickSheet();
  await clock.advance(0);
  first.cancel();
  await clock.advance(0);
  assert.is(clickSheet(), undefined, 'a click does nothing while the first is under way');
  removal.release();
  await clock.advance(0);
  clickSheet();
  await clock.advance(0);
  const purchase = ['cart', 'cartBillingAddressUpdate'];
  assert.equal(fetch.operations(), [...purchase, 'cartRemovePersonalData', ...purchase]);
});

for (const [what, reply] of [
  ['is lost', networkError],
  ['never comes', never],
] as const)
  test(`enables the button at last if the response to each removal ${what}`, async () => {
    recordErrors();
    fetch.answers.cartBillingAddressUpdate = IDENTIFIED;
    fetch.answers.cartRemovePersonalData = reply;
    const purchase = clickSheet();
    await clock.advance(0);
    purchase.cancel();
    await clock.advance(1499);
    assert.is(running.value?.purchase, purchase);
    await clock.advance(70_000);
    assert.is(running.value, undefined);
    fetch.answers.cartRemovePersonalData = REMOVED;
    turnPage('pagehide', false);
    await clock.advance(0);
  });

test('keeps the button disabled after a back/forward cache restore until the removal has ended', async () => {
  const removal = hold<void>();
  fetch.answers.cartBillingAddressUpdate = IDENTIFIED;
  fetch.answers.cartRemovePersonalData = answerWith(removal.promise, REMOVED);
  const purchase = clickSheet();
  await clock.advance(0);
  turnPage('pagehide', true);
  turnPage('pageshow', true);
  await clock.advance(0);
  assert.is(purchase.status.value, 'cancelled');
  assert.is(running.value?.purchase, purchase);
  removal.release();
  await clock.advance(0);
  assert.is(running.value, undefined);
});

/** A response that Firefox aborted on navigation. Even the request's signal does not end it. */
const aborted: Reply = () => new Response(new ReadableStream());

for (const [what, reply] of [
  ['the answer', never],
  ['the rest of the response', aborted],
] as const)
  test(`sends the removal again after a restore without ${what}, and enables the button`, async () => {
    fetch.answers.cartBillingAddressUpdate = IDENTIFIED;
    fetch.answers.cartRemovePersonalData = [reply, REMOVED];
    clickSheet();
    await clock.advance(0);
    turnPage('pagehide', true);
    await clock.advance(0);
    turnPage('pageshow', true);
    await clock.advance(1000);
    assert.is(running.value, undefined);
    assert.equal(fetch.operations().slice(2), ['cartRemovePersonalData', 'cartRemovePersonalData']);
  });

test('sends one removal if the page loads it late, however late the response is', async () => {
  const removal = hold<void>();
  fetch.answers.cartBillingAddressUpdate = IDENTIFIED;
  fetch.answers.cartRemovePersonalData = answerWith(removal.promise, REMOVED);
  const purchase = clickSheet();
  await clock.advance(0);
  purchase.cancel();
  await clock.advance(0);
  turnPage('pageshow', false);
  await clock.advance(5000);
  assert.ok(running.value);
  removal.release();
  await clock.advance(60_000);
  assert.is(running.value, undefined);
  assert.equal(fetch.operations().slice(2), ['cartRemovePersonalData']);
});

test('sends no second removal after a restore if the response arrives then', async () => {
  const removal = hold<void>();
  fetch.answers.cartBillingAddressUpdate = IDENTIFIED;
  fetch.answers.cartRemovePersonalData = answerWith(removal.promise, REMOVED);
  clickSheet();
  await clock.advance(0);
  turnPage('pagehide', true);
  turnPage('pageshow', true);
  await clock.advance(100);
  removal.release();
  await clock.advance(60_000);
  assert.equal(fetch.operations().slice(2), ['cartRemovePersonalData']);
});

test("enables the button at once after a cancel in the click's task", async () => {
  clickSheet().cancel();
  await clock.advance(0);
  assert.is(running.value, undefined);
  assert.equal(fetch.operations(), []);
});

test('keeps the button disabled after a cancel while the cart loads', async () => {
  fetch.answers.cart = never;
  const purchase = clickSheet();
  await clock.advance(0);
  purchase.cancel();
  await clock.advance(0);
  assert.ok(running.value, 'the cart is on its way');
  await clock.advance(15_000);
  assert.is(running.value, undefined);
});

test.run();
