import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import type { SheetAction } from '../../../src/core/types/action';
import { ADDRESS, COMPLETE, createResponses, PAYMENT, REFUSED, SUCCESS, THANKS } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails, inOrder } from '../../fakes/fake-graphql';
import { hold } from '../../fakes/hold';
import { openCheckout, openPurchase } from '../../fakes/open-checkout';
import { fixture, onEnd, test } from '../../run/suite';

const CHECKOUT = 'https://shop.example/cart/c/hWN2mTp3?key=0f1e2d3c%3D%3D&storefront_wallet=true';
const PENDING: SheetAction = {
  type: 'show_error',
  errors: [{ on: 'other', message: 'Seu pagamento está sendo verificado. Não pague outra vez.' }],
};
const AGAIN = 'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.';

const clock = fixture(fakeClock);
const logged = fixture(recordErrors);
const submissions = (operations: string[]) =>
  operations.filter(name => name === 'cartSubmitForCompletion').length;
const messageOf = (action: SheetAction | undefined) =>
  action?.type === 'show_error' ? action.errors[0]?.message : action?.type;

test('answers with the order, which a later call gets as well, without another request', async () => {
  const { checkout, graphql } = await openPurchase();
  const action = await clock.run(checkout.authorize(PAYMENT));
  assert.equal(action, COMPLETE);
  const { length } = graphql.calls;
  assert.is(await checkout.authorize(PAYMENT), action);
  assert.is(graphql.calls.length, length);
});

test('sends no submission where the sheet never showed a cart', async () => {
  const { checkout, graphql } = openCheckout(createResponses());
  assert.equal(await clock.run(checkout.authorize(PAYMENT)), {
    type: 'decelerate',
    reason: 'cart_not_ready',
  });
  assert.equal(graphql.operations(), ['cart']);
});

test('a call joins the payment under way', async () => {
  const { promise, release } = hold<unknown>();
  const { checkout, graphql } = await openPurchase({ cartSubmitForCompletion: () => promise });
  const answers = Promise.all([checkout.authorize(PAYMENT), checkout.authorize(PAYMENT)]);
  await clock.advance(0);
  release(SUCCESS);
  assert.equal(await clock.run(answers), [COMPLETE, COMPLETE]);
  assert.equal(graphql.operations(), [
    'cartBuyerIdentityUpdate',
    'cartPrepareForCompletion',
    'cartPaymentUpdate',
    'cartSubmitForCompletion',
  ]);
});

for (const operation of ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate'])
  test(`revokes after 27 s a payment that hangs at ${operation}, and the shopper may pay again`, async () => {
    const { promise, release } = hold<unknown>();
    const { checkout, graphql, visited, told } = await openPurchase();
    const good = graphql.answers[operation];
    graphql.answers[operation] = inOrder(promise, good);
    let first: SheetAction | undefined;
    void checkout.authorize(PAYMENT).then(action => {
      first = action;
    });
    await clock.advance(26_999);
    assert.is(first, undefined);
    await clock.advance(1);
    assert.is(messageOf(first), AGAIN);
    assert.is(checkout.status.value, 'busy');
    const second = checkout.authorize(PAYMENT);
    release(good);
    assert.equal(await clock.run(second), COMPLETE);
    const paid = graphql.operations().filter(name => name === 'cartPaymentUpdate').length;
    assert.is(paid, operation === 'cartPaymentUpdate' ? 2 : 1, 'the first payment goes on with nothing');
    assert.is(submissions(graphql.operations()), 1);
    assert.equal([visited, told], [[], []], 'the sheet is still there, and leads on by itself');
  });

test('sends nothing more of a payment that was revoked after 27 s', async () => {
  const { promise, release } = hold<unknown>();
  const answers = createResponses();
  const { checkout, graphql } = await openPurchase({ cartPrepareForCompletion: promise });
  const paid = checkout.authorize(PAYMENT);
  await clock.advance(27_000);
  assert.is(messageOf(await paid), AGAIN);
  release(answers.cartPrepareForCompletion);
  await clock.advance(60_000);
  assert.equal(graphql.operations(), ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion']);
});

test('counts a time-out as one, and reports it', async () => {
  const heard: [name: string, labels: unknown][] = [];
  onEnd(onMetric(([name, labels]) => heard.push([name, labels])));
  const { checkout } = await openPurchase({ cartPrepareForCompletion: new Promise(() => {}) });
  void checkout.authorize(PAYMENT);
  await clock.advance(26_999);
  assert.equal(logged.lines, []);
  await clock.advance(1);
  assert.is(logged.lines.length, 1);
  assert.match(logged.lines[0] ?? '', 'TimeoutError: Google Pay Timeout');
  assert.equal(
    heard.filter(([name]) => name === 'error'),
    [['error', { instrument: 'GooglePay', status: 'timeout' }]],
  );
});

/** A purchase whose submission hangs until the test releases its answer. */
async function submit() {
  const { promise, release } = hold<unknown>();
  const opened = await openPurchase({ cartSubmitForCompletion: () => promise });
  const paid = opened.checkout.authorize(PAYMENT);
  await clock.advance(27_000);
  return { ...opened, release, first: await paid };
}

test('says after 27 s of a submission that it is being checked, and holds the button', async () => {
  const { checkout, first, visited, told, graphql } = await submit();
  assert.equal(first, PENDING);
  assert.is(checkout.status.value, 'busy');
  assert.equal([visited, told], [[], []]);
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
});

test('a submission that goes through after its 27 s leads on by itself', async () => {
  const { checkout, release, visited } = await submit();
  release(SUCCESS);
  await clock.advance(0);
  assert.equal(visited, [THANKS]);
  assert.is(checkout.status.value, 'completed');
});

test('a further call joins the submission after its 27 s, and gets its answer', async () => {
  const { checkout, release, visited, graphql } = await submit();
  const second = checkout.authorize(PAYMENT);
  await clock.advance(1000);
  release(SUCCESS);
  assert.equal(await clock.run(second), COMPLETE);
  assert.is(submissions(graphql.operations()), 1);
  assert.equal(visited, [], 'the sheet has the answer, and leads on');
});

test('each call that joins has 27 s of its own', async () => {
  const { checkout } = await submit();
  let second: SheetAction | undefined;
  void checkout.authorize(PAYMENT).then(action => {
    second = action;
  });
  await clock.advance(26_999);
  assert.is(second, undefined);
  await clock.advance(1);
  assert.equal(second, PENDING);
});

test('the end of the submission’s own time leads to the checkout', async () => {
  const lost = () => new Promise(resolve => setTimeout(() => resolve(fails('TIMEOUT')), 15_000));
  const { checkout, visited } = await openPurchase({ cartSubmitForCompletion: lost });
  const paid = checkout.authorize(PAYMENT);
  await clock.advance(27_000);
  assert.equal(await paid, PENDING);
  await clock.advance(60_000);
  assert.equal(visited, [`${CHECKOUT}&wallet_cart_not_ready=true`]);
  assert.is(checkout.status.value, 'unconfirmed');
});

test('a refusal after the 27 s stands in the page, for the sheet has gone on', async () => {
  const { checkout, release, told } = await submit();
  release(REFUSED);
  await clock.advance(0);
  assert.equal(told, [['Falha na transação', 'Preencha o campo sobrenome.']]);
  assert.is(checkout.status.value, 'failed');
});

test('a refusal lets the shopper pay again', async () => {
  const { checkout, graphql } = await openPurchase({ cartSubmitForCompletion: inOrder(REFUSED, SUCCESS) });
  assert.is(messageOf(await clock.run(checkout.authorize(PAYMENT))), 'Preencha o campo sobrenome.');
  assert.is(checkout.status.value, 'busy');
  assert.equal(await clock.run(checkout.authorize(PAYMENT)), COMPLETE);
  assert.is(submissions(graphql.operations()), 2);
});

test('takes what the shopper changes in the sheet after a refusal', async () => {
  const { checkout, graphql } = await openPurchase({ cartSubmitForCompletion: REFUSED });
  await clock.run(checkout.authorize(PAYMENT));
  assert.is((await checkout.setAddress(ADDRESS)).type, 'update');
  assert.is(graphql.operations().at(-1), 'cartBuyerIdentityUpdate');
});

test('has nothing to say to a payment after the end', async () => {
  const { checkout, graphql } = await openPurchase();
  checkout.cancel();
  const action = await clock.run(checkout.authorize(PAYMENT));
  assert.is(action.type === 'abort' && action.reason, 'silent');
  assert.not(graphql.operations().includes('cartPrepareForCompletion'));
});

test('answers a payment after the end with what the shopper was told, and asks the server nothing', async () => {
  const { checkout, graphql } = openCheckout(createResponses());
  const told: SheetAction = { type: 'abort', reason: 'wallet_error', title: 'Título', message: 'Texto' };
  checkout.finish(told);
  assert.equal(await clock.run(checkout.authorize(PAYMENT)), told);
  assert.equal(graphql.operations(), []);
});

for (const verb of ['setAddress', 'setBilling'] as const)
  test(`answers ${verb} while a submission is under way that the payment is being checked`, async () => {
    const { checkout, graphql } = await submit();
    const { length } = graphql.calls;
    assert.equal(await checkout[verb]({ country: 'BR' }), PENDING);
    assert.is(graphql.calls.length, length);
  });

test('never rejects: a payment that throws is the wallet’s error, and reported', async () => {
  const { checkout, graphql } = await openPurchase({
    cartPrepareForCompletion: () => {
      throw new Error('thrown while it is prepared');
    },
  });
  const action = await clock.run(checkout.authorize(PAYMENT));
  assert.is(action.type === 'abort' && action.reason, 'wallet_error');
  assert.match(logged.lines.join(), 'thrown while it is prepared');
  assert.is(submissions(graphql.operations()), 0);
});

test('a submission that throws is an unknown outcome', async () => {
  const { checkout } = await openPurchase({
    cartSubmitForCompletion: () => {
      throw new Error('thrown while it is submitted');
    },
  });
  const action = await clock.run(checkout.authorize(PAYMENT));
  assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
  assert.match(logged.lines.join(), 'thrown while it is submitted');
});

test.run();
