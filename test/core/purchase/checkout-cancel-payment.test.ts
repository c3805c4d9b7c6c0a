import '../../run/dom';
import * as assert from 'uvu/assert';
import { createShipped, PAYMENT, SUCCESS, THANKS } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails } from '../../fakes/fake-graphql';
import { hold } from '../../fakes/hold';
import { openPurchase } from '../../fakes/open-checkout';
import { fixture, test } from '../../run/suite';

const SOLD_OUT = {
  result: { __typename: 'SubmitFailed', errors: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }] },
};
const UNKNOWN_URL = `${createShipped().checkoutUrl}&storefront_wallet=true&wallet_cart_not_ready=true`;

const clock = fixture(fakeClock);
/** A purchase whose payment hangs at one of its steps, until the test answers. */
async function pay(operation: string) {
  const { promise, release } = hold<unknown>();
  const opened = await openPurchase();
  const good = opened.graphql.answers[operation];
  opened.graphql.answers[operation] = () => promise;
  const paid = opened.checkout.authorize(PAYMENT);
  await clock.advance(0);
  return {
    ...opened,
    paid,
    /** @param value @default what a server without a fault answers @param later what it answers from then on */
    async answer(value: unknown = good, later = value) {
      release(value);
      opened.graphql.answers[operation] = later;
      await clock.advance(60_000);
    },
  };
}

/** Steps of a payment before its submission, and what has been sent when they hang. */
const STEPS = ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate'];

for (const [index, operation] of STEPS.entries()) {
  test(`a cancel at ${operation} stops the payment: nothing is sent but the removal of personal data`, async () => {
    const { checkout, graphql, paid, answer, visited, told } = await pay(operation);
    checkout.cancel();
    assert.is(checkout.status.value, 'cancelled');
    await answer();
    const action = await paid;
    assert.is(action.type === 'abort' && action.reason, 'silent');
    assert.equal(graphql.operations(), [...STEPS.slice(0, index + 1), 'cartRemovePersonalData']);
    assert.equal([visited, told], [[], []]);
  });

  test(`a page that goes away at ${operation} has the personal data removed at once, and sends nothing more but that again after the step`, async () => {
    const { checkout, graphql, answer } = await pay(operation);
    checkout.cancel(true);
    const sent = [...STEPS.slice(0, index + 1), 'cartRemovePersonalData'];
    assert.equal(graphql.operations(), sent);
    await answer();
    // The step may have told the server anew.
    assert.equal(graphql.operations(), [...sent, 'cartRemovePersonalData']);
  });
}

test('a cancel ends the questions that a payment asks again and again', async () => {
  const { checkout, graphql } = await openPurchase();
  graphql.answers.cartBuyerIdentityUpdate = fails('PENDING_DELIVERY_GROUPS');
  const paid = checkout.authorize(PAYMENT);
  await clock.advance(1200);
  const { length } = graphql.calls;
  assert.is(length, 3);
  checkout.cancel();
  await clock.run(paid);
  await clock.advance(60_000);
  assert.equal(graphql.operations().slice(length), ['cartRemovePersonalData']);
});

test('lets an order that is on its way go on after a cancel, and leads on by itself', async () => {
  const { checkout, graphql, answer, visited, told } = await pay('cartSubmitForCompletion');
  checkout.cancel();
  assert.is(checkout.status.value, 'busy');
  await answer(SUCCESS);
  assert.equal(visited, [THANKS]);
  assert.equal(told, []);
  assert.is(checkout.status.value, 'completed');
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
});

test('leads on once where the sheet answers as well', async () => {
  const { checkout, answer, visited, paid } = await pay('cartSubmitForCompletion');
  checkout.cancel();
  await answer(SUCCESS);
  checkout.finish(await paid);
  assert.equal(visited, [THANKS]);
});

test('keeps the personal data of an order on its way where the page goes away', async () => {
  const { checkout, graphql, answer } = await pay('cartSubmitForCompletion');
  checkout.cancel(true);
  assert.is(checkout.status.value, 'busy');
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
  await answer(SUCCESS);
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
});

test('cancels after all where the order on its way is refused', async () => {
  const { checkout, graphql, answer, paid, visited, told } = await pay('cartSubmitForCompletion');
  checkout.cancel();
  await answer(SOLD_OUT);
  checkout.finish(await paid);
  assert.is(checkout.status.value, 'cancelled');
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
  assert.equal([visited, told], [[], []]);
});

for (const [what, first, later] of [
  ['no answer comes', fails('NETWORK'), fails('NETWORK')],
  ['the answer can not be read', 'nonsense', 'nonsense'],
  ['a refusal follows an answer that was lost', fails('TIMEOUT'), SOLD_OUT],
])
  test(`leads to the checkout after a cancel where ${what}: never silence`, async () => {
    const { checkout, graphql, answer, visited, told } = await pay('cartSubmitForCompletion');
    checkout.cancel();
    await answer(first, later);
    assert.equal(visited, [UNKNOWN_URL]);
    assert.equal(told, []);
    assert.is(checkout.status.value, 'unconfirmed');
    assert.not(graphql.operations().includes('cartRemovePersonalData'));
  });

test('can be cancelled after a payment that threw', async () => {
  recordErrors();
  const { checkout } = await openPurchase({
    cartPrepareForCompletion: () => {
      throw new Error('nonsense');
    },
  });
  const action = await clock.run(checkout.authorize(PAYMENT));
  assert.is(action.type === 'abort' && action.reason, 'wallet_error');
  checkout.cancel();
  assert.is(checkout.status.value, 'cancelled');
});

test.run();
