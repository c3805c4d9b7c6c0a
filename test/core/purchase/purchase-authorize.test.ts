import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import type { SheetAction } from '../../../src/core/types/action';
import { ADDRESS, COMPLETE, createResponses, PAYMENT, REFUSED, SUCCESS, THANKS } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails, inOrder } from '../../fakes/fake-graphql';
import { hold } from '../../fakes/hold';
import { openPurchase, openShownPurchase } from '../../fakes/open-purchase';
import { fixture, onEnd, test } from '../../run/suite';

const CHECKOUT = 'https://shop.example/cart/c/hWN2mTp3?key=0f1e2d3c%3D%3D&storefront_wallet=true';
const PENDING: SheetAction = {
  type: 'show_error',
  errors: [
    {
      on: 'other',
      message:
        'Seu pagamento está sendo verificado. Por favor, não pague outra vez. Se não receber a confirmação por e-mail, fale com a loja.',
    },
  ],
};
const AGAIN = 'Ocorreu um problema com Google Pay. Tente novamente ou use outra forma de pagamento.';

const clock = fixture(fakeClock);
const logged = fixture(recordErrors);
const submissions = (operations: string[]) =>
  operations.filter(name => name === 'cartSubmitForCompletion').length;
const messageOf = (action: SheetAction | undefined) =>
  action?.type === 'show_error' ? action.errors[0]?.message : action?.type;

test('returns the order, and again on a later call without a request', async () => {
  const { purchase, graphql } = await openShownPurchase();
  const action = await clock.run(purchase.authorize(PAYMENT));
  assert.equal(action, COMPLETE);
  const { length } = graphql.calls;
  assert.is(await purchase.authorize(PAYMENT), action);
  assert.is(graphql.calls.length, length);
});

test('sends no submission if the sheet never showed a cart', async () => {
  const { purchase, graphql } = openPurchase(createResponses());
  assert.equal(await clock.run(purchase.authorize(PAYMENT)), {
    type: 'decelerate',
    reason: 'cart_not_ready',
  });
  assert.equal(graphql.operations(), ['cart']);
});

test('a second call joins the running payment', async () => {
  const { promise, release } = hold<unknown>();
  const { purchase, graphql } = await openShownPurchase({ cartSubmitForCompletion: () => promise });
  const answers = Promise.all([purchase.authorize(PAYMENT), purchase.authorize(PAYMENT)]);
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
  test(`revokes a payment that hangs at ${operation} after 27 s, and allows another`, async () => {
    const { promise, release } = hold<unknown>();
    const { purchase, graphql, visited, dialogs } = await openShownPurchase();
    const good = graphql.answers[operation];
    graphql.answers[operation] = inOrder(promise, good);
    let first: SheetAction | undefined;
    void purchase.authorize(PAYMENT).then(action => {
      first = action;
    });
    await clock.advance(26_999);
    assert.is(first, undefined);
    await clock.advance(1);
    assert.is(messageOf(first), AGAIN);
    assert.is(purchase.status.value, 'busy');
    const second = purchase.authorize(PAYMENT);
    release(good);
    assert.equal(await clock.run(second), COMPLETE);
    const paid = graphql.operations().filter(name => name === 'cartPaymentUpdate').length;
    assert.is(paid, operation === 'cartPaymentUpdate' ? 2 : 1, 'the first payment goes on with nothing');
    assert.is(submissions(graphql.operations()), 1);
    assert.equal([visited, dialogs], [[], []], 'the open sheet redirects by itself');
  });

test('sends nothing more for a payment revoked after 27 s', async () => {
  const { promise, release } = hold<unknown>();
  const answers = createResponses();
  const { purchase, graphql } = await openShownPurchase({ cartPrepareForCompletion: promise });
  const paid = purchase.authorize(PAYMENT);
  await clock.advance(27_000);
  assert.is(messageOf(await paid), AGAIN);
  release(answers.cartPrepareForCompletion);
  await clock.advance(60_000);
  assert.equal(graphql.operations(), ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion']);
});

for (const operation of ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate'])
  for (const field of ['country', 'language', 'cartId'])
    test(`reports a wrong ${field} of ${operation} while paying`, async () => {
      const { purchase, graphql } = await openShownPurchase();
      graphql.answers[operation] = { errors: [{ code: 'INVALID', field: [field] }] };
      await clock.run(purchase.authorize(PAYMENT));
      assert.equal(logged.lines, [`[portable-wallets] Error: The server answered INVALID: ${field}`]);
    });

test('reports a wrong cart id after a lost submission', async () => {
  const { purchase, graphql } = await openShownPurchase({ cartSubmitForCompletion: fails('NETWORK') });
  graphql.answers.cart = null;
  await clock.run(purchase.authorize(PAYMENT));
  assert.equal(logged.lines, ['[portable-wallets] Error: The server answered INVALID: cartId']);
});

test('counts and reports a timeout', async () => {
  const metrics: [name: string, labels: unknown][] = [];
  onEnd(onMetric(([name, labels]) => metrics.push([name, labels])));
  const { purchase } = await openShownPurchase({ cartPrepareForCompletion: new Promise(() => {}) });
  void purchase.authorize(PAYMENT);
  await clock.advance(26_999);
  assert.equal(logged.lines, []);
  await clock.advance(1);
  assert.is(logged.lines.length, 1);
  assert.match(logged.lines[0] ?? '', 'TimeoutError: Google Pay Timeout');
  assert.equal(
    metrics.filter(([name]) => name === 'error'),
    [['error', { instrument: 'GooglePay', status: 'timeout' }]],
  );
});

/** Submits a purchase whose response the test releases. */
async function submit() {
  const { promise, release } = hold<unknown>();
  const opened = await openShownPurchase({ cartSubmitForCompletion: () => promise });
  const paid = opened.purchase.authorize(PAYMENT);
  await clock.advance(27_000);
  return { ...opened, release, first: await paid };
}

test('shows that a submission is being checked after 27 s, and keeps the button disabled', async () => {
  const { purchase, first, visited, dialogs, graphql } = await submit();
  assert.equal(first, PENDING);
  assert.is(purchase.status.value, 'busy');
  assert.equal([visited, dialogs], [[], []]);
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
});

test('redirects after a submission that succeeds after its 27 s', async () => {
  const { purchase, release, visited } = await submit();
  release(SUCCESS);
  await clock.advance(0);
  assert.equal(visited, [THANKS]);
  assert.is(purchase.status.value, 'completed');
});

test('a later call joins the submission after its 27 s, and gets its result', async () => {
  const { purchase, release, visited, graphql } = await submit();
  const second = purchase.authorize(PAYMENT);
  await clock.advance(1000);
  release(SUCCESS);
  assert.equal(await clock.run(second), COMPLETE);
  assert.is(submissions(graphql.operations()), 1);
  assert.equal(visited, [], 'the sheet redirects');
});

test('gives each joined call its own 27 s', async () => {
  const { purchase } = await submit();
  let second: SheetAction | undefined;
  void purchase.authorize(PAYMENT).then(action => {
    second = action;
  });
  await clock.advance(26_999);
  assert.is(second, undefined);
  await clock.advance(1);
  assert.equal(second, PENDING);
});

test('redirects to the checkout when the submission itself times out', async () => {
  const lost = () => new Promise(resolve => setTimeout(() => resolve(fails('TIMEOUT')), 15_000));
  const { purchase, visited } = await openShownPurchase({ cartSubmitForCompletion: lost });
  const paid = purchase.authorize(PAYMENT);
  await clock.advance(27_000);
  assert.equal(await paid, PENDING);
  await clock.advance(60_000);
  assert.equal(visited, [`${CHECKOUT}&wallet_cart_not_ready=true`]);
  assert.is(purchase.status.value, 'unconfirmed');
});

test('shows a rejection after the 27 s in the page, because the sheet has ended', async () => {
  const { purchase, release, dialogs } = await submit();
  release(REFUSED);
  await clock.advance(0);
  assert.equal(dialogs, [['Falha na transação', 'Preencha o campo sobrenome.']]);
  assert.is(purchase.status.value, 'failed');
});

test('allows another payment after a rejection', async () => {
  const { purchase, graphql } = await openShownPurchase({
    cartSubmitForCompletion: inOrder(REFUSED, SUCCESS),
  });
  assert.is(messageOf(await clock.run(purchase.authorize(PAYMENT))), 'Preencha o campo sobrenome.');
  assert.is(purchase.status.value, 'busy');
  assert.equal(await clock.run(purchase.authorize(PAYMENT)), COMPLETE);
  assert.is(submissions(graphql.operations()), 2);
});

test('accepts changes in the sheet after a rejection', async () => {
  const { purchase, graphql } = await openShownPurchase({ cartSubmitForCompletion: REFUSED });
  await clock.run(purchase.authorize(PAYMENT));
  assert.is((await purchase.setAddress(ADDRESS)).type, 'update');
  assert.is(graphql.operations().at(-1), 'cartBuyerIdentityUpdate');
});

test('returns a silent abort for a payment after the end', async () => {
  const { purchase, graphql } = await openShownPurchase();
  purchase.cancel();
  const action = await clock.run(purchase.authorize(PAYMENT));
  assert.is(action.type === 'abort' && action.reason, 'silent');
  assert.not(graphql.operations().includes('cartPrepareForCompletion'));
});

test('returns the last message for a payment after the end, without a request', async () => {
  const { purchase, graphql } = openPurchase(createResponses());
  const dialogs: SheetAction = { type: 'abort', reason: 'wallet_error', title: 'Título', message: 'Texto' };
  purchase.finish(dialogs);
  assert.equal(await clock.run(purchase.authorize(PAYMENT)), dialogs);
  assert.equal(graphql.operations(), []);
});

for (const verb of ['setAddress', 'setBilling'] as const)
  test(`returns that the payment is being checked to ${verb} during a submission`, async () => {
    const { purchase, graphql } = await submit();
    const { length } = graphql.calls;
    assert.equal(await purchase[verb]({ country: 'BR' }), PENDING);
    assert.is(graphql.calls.length, length);
  });

test("returns and reports the wallet's error for a payment that throws", async () => {
  const { purchase, graphql } = await openShownPurchase({
    cartPrepareForCompletion: () => {
      throw new Error('thrown while it is prepared');
    },
  });
  const action = await clock.run(purchase.authorize(PAYMENT));
  assert.is(action.type === 'abort' && action.reason, 'wallet_error');
  assert.match(logged.lines.join(), 'thrown while it is prepared');
  assert.is(submissions(graphql.operations()), 0);
});

test('treats a submission that throws as an unknown outcome', async () => {
  const { purchase } = await openShownPurchase({
    cartSubmitForCompletion: () => {
      throw new Error('thrown while it is submitted');
    },
  });
  const action = await clock.run(purchase.authorize(PAYMENT));
  assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
  assert.match(logged.lines.join(), 'thrown while it is submitted');
});

test.run();
