import '../../run/dom';
import * as assert from 'uvu/assert';
import { createShipped, PAYMENT, SUCCESS, THANKS } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails } from '../../fakes/fake-graphql';
import { hold } from '../../fakes/hold';
import { openShownPurchase } from '../../fakes/open-purchase';
import { fixture, test } from '../../run/suite';

const SOLD_OUT = {
  result: { __typename: 'SubmitFailed', errors: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }] },
};
const UNKNOWN_URL = `${createShipped().checkoutUrl}&storefront_wallet=true&wallet_cart_not_ready=true`;

const clock = fixture(fakeClock);
/** Starts a purchase whose payment hangs at one of its steps until the test responds. */
async function pay(operation: string) {
  const { promise, release } = hold<unknown>();
  const opened = await openShownPurchase();
  const good = opened.graphql.answers[operation];
  opened.graphql.answers[operation] = () => promise;
  const paid = opened.purchase.authorize(PAYMENT);
  await clock.advance(0);
  return {
    ...opened,
    paid,
    /** @param value @default a successful response @param later the responses after it */
    async answer(value: unknown = good, later = value) {
      release(value);
      opened.graphql.answers[operation] = later;
      await clock.advance(60_000);
    },
  };
}

/** Steps of a payment before its submission. */
const STEPS = ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate'];

for (const [index, operation] of STEPS.entries()) {
  test(`a cancel at ${operation} stops the payment and only removes personal data`, async () => {
    const { purchase, graphql, paid, answer, visited, dialogs } = await pay(operation);
    purchase.cancel();
    assert.is(purchase.status.value, 'cancelled');
    await answer();
    const action = await paid;
    assert.is(action.type === 'abort' && action.reason, 'silent');
    assert.equal(graphql.operations(), [...STEPS.slice(0, index + 1), 'cartRemovePersonalData']);
    assert.equal([visited, dialogs], [[], []]);
  });

  test(`removes personal data on pagehide at ${operation}, and once more after the step`, async () => {
    const { purchase, graphql, answer } = await pay(operation);
    purchase.cancel(true);
    const sent = [...STEPS.slice(0, index + 1), 'cartRemovePersonalData'];
    assert.equal(graphql.operations(), sent);
    await answer();
    // The step may have sent the data again.
    assert.equal(graphql.operations(), [...sent, 'cartRemovePersonalData']);
  });
}

test('a cancel stops the retries of a payment', async () => {
  const { purchase, graphql } = await openShownPurchase();
  graphql.answers.cartBuyerIdentityUpdate = fails('PENDING_DELIVERY_GROUPS');
  const paid = purchase.authorize(PAYMENT);
  await clock.advance(1200);
  const { length } = graphql.calls;
  assert.is(length, 3);
  purchase.cancel();
  await clock.run(paid);
  await clock.advance(60_000);
  assert.equal(graphql.operations().slice(length), ['cartRemovePersonalData']);
});

test('completes a pending order after a cancel, and redirects', async () => {
  const { purchase, graphql, answer, visited, dialogs } = await pay('cartSubmitForCompletion');
  purchase.cancel();
  assert.is(purchase.status.value, 'busy');
  await answer(SUCCESS);
  assert.equal(visited, [THANKS]);
  assert.equal(dialogs, []);
  assert.is(purchase.status.value, 'completed');
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
});

test('redirects once if the sheet also gets the result', async () => {
  const { purchase, answer, visited, paid } = await pay('cartSubmitForCompletion');
  purchase.cancel();
  await answer(SUCCESS);
  purchase.finish(await paid);
  assert.equal(visited, [THANKS]);
});

test('keeps the personal data of a pending order on pagehide', async () => {
  const { purchase, graphql, answer } = await pay('cartSubmitForCompletion');
  purchase.cancel(true);
  assert.is(purchase.status.value, 'busy');
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
  await answer(SUCCESS);
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
});

test('cancels if the pending order is rejected', async () => {
  const { purchase, graphql, answer, paid, visited, dialogs } = await pay('cartSubmitForCompletion');
  purchase.cancel();
  await answer(SOLD_OUT);
  purchase.finish(await paid);
  assert.is(purchase.status.value, 'cancelled');
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
  assert.equal([visited, dialogs], [[], []]);
});

for (const [what, first, later] of [
  ['no response arrives', fails('NETWORK'), fails('NETWORK')],
  ['the response is invalid', 'nonsense', 'nonsense'],
  ['a rejection follows a lost response', fails('TIMEOUT'), SOLD_OUT],
])
  test(`redirects to the checkout after a cancel if ${what}`, async () => {
    const { purchase, graphql, answer, visited, dialogs } = await pay('cartSubmitForCompletion');
    purchase.cancel();
    await answer(first, later);
    assert.equal(visited, [UNKNOWN_URL]);
    assert.equal(dialogs, []);
    assert.is(purchase.status.value, 'unconfirmed');
    assert.not(graphql.operations().includes('cartRemovePersonalData'));
  });

test('allows a cancel after a payment that threw', async () => {
  recordErrors();
  const { purchase } = await openShownPurchase({
    cartPrepareForCompletion: () => {
      throw new Error('nonsense');
    },
  });
  const action = await clock.run(purchase.authorize(PAYMENT));
  assert.is(action.type === 'abort' && action.reason, 'wallet_error');
  purchase.cancel();
  assert.is(purchase.status.value, 'cancelled');
});

test.run();
