import '../../run/dom';
import * as assert from 'uvu/assert';
import { COMPLETE, createResponses, PAYMENT, REFUSED, SUCCESS } from '../../fakes/answers';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { inOrder } from '../../fakes/fake-graphql';
import { hold } from '../../fakes/hold';
import { openShownPurchase } from '../../fakes/open-purchase';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);
fixture(recordErrors);
/**
 * Calls A at 0 s; B joins it at 10 s; A times out at 27 s; C starts a payment at 30 s, and A's request gets its response;
 * C's payment hangs at `operation`; B times out at 37 s.
 */
async function payThrice(operation: string) {
  const first = hold<unknown>();
  const third = hold<unknown>();
  const { cartPrepareForCompletion: ready } = createResponses();
  const opened = await openShownPurchase({ cartPrepareForCompletion: inOrder(first.promise, ready) });
  const { purchase, graphql } = opened;
  const a = purchase.authorize(PAYMENT);
  await clock.advance(10_000);
  const b = purchase.authorize(PAYMENT);
  await clock.advance(17_000);
  assert.is((await a).type, 'show_error');
  await clock.advance(3000);
  graphql.answers[operation] = () => third.promise;
  const c = purchase.authorize(PAYMENT);
  first.release(ready);
  await clock.advance(6999);
  assert.is(graphql.operations().at(-1), operation, 'the payment of C is under way');
  await clock.advance(1);
  assert.is((await b).type, 'show_error');
  return { ...opened, c, release: third.release };
}

for (const operation of ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate'])
  test(`a call that joined an older payment times out at ${operation} of a newer one, which continues`, async () => {
    const { c, release, purchase, graphql, visited, dialogs } = await payThrice(operation);
    release(createResponses()[operation]);
    assert.equal(await clock.run(c), COMPLETE);
    assert.is(graphql.operations().filter(name => name === 'cartSubmitForCompletion').length, 1);
    assert.equal([visited, dialogs], [[], []], 'the sheet redirects');
    assert.is(purchase.status.value, 'busy');
  });

test('a call that joined an older payment times out during a newer submission, which redirects', async () => {
  const { c, release, purchase, visited } = await payThrice('cartSubmitForCompletion');
  release(SUCCESS);
  assert.equal(await clock.run(c), COMPLETE);
  assert.equal(visited, []);
  assert.is(purchase.status.value, 'busy');
});

test('a call that joined an older payment times out during a newer submission, whose rejection allows another payment', async () => {
  const { c, release, purchase, graphql, dialogs } = await payThrice('cartSubmitForCompletion');
  release(REFUSED);
  assert.is((await clock.run(c)).type, 'show_error');
  assert.equal(dialogs, [], 'the sheet shows it');
  assert.is(purchase.status.value, 'busy');
  graphql.answers.cartSubmitForCompletion = SUCCESS;
  assert.equal(await clock.run(purchase.authorize(PAYMENT)), COMPLETE);
});

test('a later call joins the newer payment after a call of the older one timed out', async () => {
  const { c, release, purchase, graphql } = await payThrice('cartPrepareForCompletion');
  const d = purchase.authorize(PAYMENT);
  release(createResponses().cartPrepareForCompletion);
  assert.equal(await clock.run(Promise.all([c, d])), [COMPLETE, COMPLETE]);
  assert.is(graphql.operations().filter(name => name === 'cartSubmitForCompletion').length, 1);
});

test('a later call that joins the newer payment gets its rejection', async () => {
  const { c, release, purchase, graphql } = await payThrice('cartPrepareForCompletion');
  graphql.answers.cartSubmitForCompletion = REFUSED;
  const d = purchase.authorize(PAYMENT);
  release(createResponses().cartPrepareForCompletion);
  const [first, second] = await clock.run(Promise.all([c, d]));
  assert.is(first.type === 'show_error' && first.errors[0]?.message, 'Preencha o campo sobrenome.');
  assert.equal(second, first);
  assert.is(graphql.operations().filter(name => name === 'cartSubmitForCompletion').length, 1);
});

/** Pays with a step that hangs on a suspended computer until this much time has passed. */
async function payOn(operation: string, ms: number) {
  const { promise, release } = hold<unknown>();
  const opened = await openShownPurchase();
  opened.graphql.answers[operation] = () => promise;
  const paid = opened.purchase.authorize(PAYMENT);
  await clock.advance(0);
  const { now } = performance;
  performance.now = () => now() + ms;
  release(operation === 'cartSubmitForCompletion' ? SUCCESS : createResponses()[operation]);
  await clock.advance(0);
  return { ...opened, paid };
}

for (const operation of ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate']) {
  test(`sends nothing after ${operation} if the 27 s are over before the timer fires`, async () => {
    const { graphql } = await payOn(operation, 27_000);
    assert.is(graphql.operations().at(-1), operation);
  });

  test(`submits after ${operation} within the last of the 27 s`, async () => {
    const { graphql, paid } = await payOn(operation, 26_999);
    assert.is(graphql.operations().at(-1), 'cartSubmitForCompletion');
    assert.is((await paid).type, 'complete');
  });
}

test("accepts a submission's response at any time", async () => {
  const { paid } = await payOn('cartSubmitForCompletion', 60_000);
  assert.is((await paid).type, 'complete');
});

test.run();
