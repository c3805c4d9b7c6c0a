import '../../run/dom';
import * as assert from 'uvu/assert';
import { running } from '../../../src/core/purchase/click';
import type { SheetAction } from '../../../src/core/types/action';
import type { Checkout } from '../../../src/core/types/checkout';
import type { Purchase } from '../../../src/core/types/purchase';
import { beginClicks, click, turnPage } from '../../fakes/begin-clicks';
import { CART_ID, cartNode, payload } from '../../fakes/fake-cart';
import type { FakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { type FakeFetch, networkError, never, type Reply, result } from '../../fakes/fake-fetch';
import { hold } from '../../fakes/hold';
import { test } from '../../run/suite';

/** A cart that outlives a purchase: the next one is of the same. */
const SAME_CART: Partial<Purchase> = { source: { id: CART_ID, attributes: [] }, instrument: 'GooglePay' };
const TOLD = result(payload());
const REMOVED = result({ cart: { id: CART_ID } });

let clock: FakeClock;
let fetch: FakeFetch;
test.before.each(() => {
  ({ clock, fetch } = beginClicks({ cart: result(cartNode()), cartRemovePersonalData: REMOVED }));
});

/** A click whose sheet tells the server who the shopper is. */
function clickSheet(): Checkout {
  let checkout: Checkout | undefined;
  const start = async (started: Checkout) => {
    checkout = started;
    await started.setBilling({ country: 'BR' });
  };
  click(start, SAME_CART);
  return checkout as Checkout;
}

const answerWith =
  (promise: Promise<unknown>, reply = TOLD) =>
  async (call: Parameters<typeof TOLD>[0]) => {
    await promise;
    return reply(call);
  };

const ENDS: [what: string, end: (checkout: Checkout) => void][] = [
  ['a cancel', checkout => checkout.cancel()],
  ['a dialog', checkout => checkout.finish(ABORT)],
];
const ABORT: SheetAction = { type: 'abort', reason: 'wallet_error', title: 'Título', message: 'Texto' };

for (const [what, end] of ENDS)
  test(`holds the button after ${what} until the request under way and the removal have ended`, async () => {
    const step = hold<void>();
    const removal = hold<void>();
    fetch.answers.cartBillingAddressUpdate = answerWith(step.promise);
    fetch.answers.cartRemovePersonalData = answerWith(removal.promise, REMOVED);
    const checkout = clickSheet();
    await clock.advance(0);
    end(checkout);
    await clock.advance(10_000);
    assert.equal(fetch.operations(), ['cart', 'cartBillingAddressUpdate']);
    assert.is(running.value?.checkout, checkout, 'the request is under way');
    step.release();
    await clock.advance(0);
    assert.equal(fetch.operations(), ['cart', 'cartBillingAddressUpdate', 'cartRemovePersonalData']);
    assert.is(running.value?.checkout, checkout, 'the removal is under way');
    removal.release();
    await clock.advance(0);
    assert.is(running.value, undefined);
  });

test('a second purchase of the same cart does not meet the removal of the first', async () => {
  const removal = hold<void>();
  fetch.answers.cartBillingAddressUpdate = TOLD;
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
  test(`frees the button at last where the answer to each removal ${what}`, async () => {
    recordErrors();
    fetch.answers.cartBillingAddressUpdate = TOLD;
    fetch.answers.cartRemovePersonalData = reply;
    const checkout = clickSheet();
    await clock.advance(0);
    checkout.cancel();
    await clock.advance(1499);
    assert.is(running.value?.checkout, checkout);
    await clock.advance(70_000);
    assert.is(running.value, undefined);
    fetch.answers.cartRemovePersonalData = REMOVED;
    turnPage('pagehide', false);
    await clock.advance(0);
  });

test('a page that comes back as it was left holds its button until the removal has ended', async () => {
  const removal = hold<void>();
  fetch.answers.cartBillingAddressUpdate = TOLD;
  fetch.answers.cartRemovePersonalData = answerWith(removal.promise, REMOVED);
  const checkout = clickSheet();
  await clock.advance(0);
  turnPage('pagehide', true);
  turnPage('pageshow', true);
  await clock.advance(0);
  assert.is(checkout.status.value, 'cancelled');
  assert.is(running.value?.checkout, checkout);
  removal.release();
  await clock.advance(0);
  assert.is(running.value, undefined);
});

/** As Firefox leaves an answer that the page was left in the middle of: not even the request's signal ends it. */
const torn: Reply = () => new Response(new ReadableStream());

for (const [what, reply] of [
  ['the answer', never],
  ['the rest of the answer', torn],
] as const)
  test(`sends the removal again from a page that comes back without ${what}, and frees the button`, async () => {
    fetch.answers.cartBillingAddressUpdate = TOLD;
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

test('sends one removal where the page has loaded only then, however late the answer is', async () => {
  const removal = hold<void>();
  fetch.answers.cartBillingAddressUpdate = TOLD;
  fetch.answers.cartRemovePersonalData = answerWith(removal.promise, REMOVED);
  const checkout = clickSheet();
  await clock.advance(0);
  checkout.cancel();
  await clock.advance(0);
  turnPage('pageshow', false);
  await clock.advance(5000);
  assert.ok(running.value);
  removal.release();
  await clock.advance(60_000);
  assert.is(running.value, undefined);
  assert.equal(fetch.operations().slice(2), ['cartRemovePersonalData']);
});

test('sends no second removal from a page that comes back and gets the answer then', async () => {
  const removal = hold<void>();
  fetch.answers.cartBillingAddressUpdate = TOLD;
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

test('frees the button at once after a cancel in the turn of the click', async () => {
  clickSheet().cancel();
  await clock.advance(0);
  assert.is(running.value, undefined);
  assert.equal(fetch.operations(), []);
});

test('holds the button after a cancel while the cart is on its way', async () => {
  fetch.answers.cart = never;
  const checkout = clickSheet();
  await clock.advance(0);
  checkout.cancel();
  await clock.advance(0);
  assert.ok(running.value, 'the cart is on its way');
  await clock.advance(15_000);
  assert.is(running.value, undefined);
});

test.run();
