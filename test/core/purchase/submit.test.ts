import '../../run/dom';
import * as assert from 'uvu/assert';
import { script } from '../../../src/core/platform/script';
import { dispatch } from '../../../src/core/purchase/machine';
import { createAttempt } from '../../../src/core/purchase/payment';
import { createAttemptToken, submitWithRetries } from '../../../src/core/purchase/submit';
import { toCart } from '../../../src/core/storefront/read-cart';
import { createShipped, SUCCESS } from '../../fakes/answers';
import { brl } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { type FakeGraphql, fails, inOrder } from '../../fakes/fake-graphql';
import { openPayment } from '../../fakes/open-payment';
import { fixture, stub, test } from '../../run/suite';

const clock = fixture(fakeClock);
const TOKEN = 'b1946ac92492d2347c6235b4d2611184';
const REFUSED = { result: { __typename: 'SubmitFailed', errors: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }] } };
const throttled = (afterMs: number) => () => ({
  result: { __typename: 'SubmitThrottled', pollAfter: new Date(Date.now() + afterMs).toISOString() },
});
const each = (...replies: unknown[]) => {
  const next = inOrder(...replies);
  return () => {
    const reply = next();
    return typeof reply === 'function' ? reply() : reply;
  };
};
const sentOf = (graphql: FakeGraphql) =>
  graphql.calls.filter(({ operation }) => operation === 'cartSubmitForCompletion');
const tokensOf = (graphql: FakeGraphql) =>
  sentOf(graphql).map(({ variables }) => variables.attemptToken as string);

async function submitOnce(cartSubmitForCompletion: unknown, cart: unknown = createShipped()) {
  const { context, graphql, stages } = await openPayment({ answers: { cartSubmitForCompletion } });
  const { api } = createAttempt(context, Number.POSITIVE_INFINITY);
  dispatch(context, { type: 'submit', attempt: 1, total: brl('188.0') });
  graphql.answers.cart = cart;
  const before = stages.length;
  const submitting = submitWithRetries(context, api, TOKEN, { cart: toCart(createShipped()) });
  // Each event is a lost response.
  return { graphql, submission: await clock.run(submitting), lost: stages.length - before };
}

test('submits once on success', async () => {
  const { graphql, submission, lost } = await submitOnce(SUCCESS);
  assert.is(submission.type, 'SubmitSuccess');
  assert.equal(tokensOf(graphql), [TOKEN]);
  assert.is(lost, 0);
});

test('retries a throttled submission after pollAfter, with the same token', async () => {
  const { graphql, submission, lost } = await submitOnce(each(throttled(3000), throttled(2000), SUCCESS));
  assert.is(submission.type, 'SubmitSuccess');
  assert.is(clock.elapsed, 5000);
  assert.equal(tokensOf(graphql), [TOKEN, TOKEN, TOKEN]);
  assert.is(lost, 0, 'a throttled answer is an answer');
});

for (const [what, pollAfter] of [
  ['is past', '2020-01-01T00:00:00Z'],
  ['is not a date', 'soon'],
  ['is missing', undefined],
] as const)
  test(`pauses for half a second if pollAfter ${what}`, async () => {
    await submitOnce(each({ result: { __typename: 'SubmitThrottled', pollAfter } }, SUCCESS));
    assert.is(clock.elapsed, 500);
  });

test('stops after 20 seconds of throttling', async () => {
  const { submission, graphql } = await submitOnce(throttled(4000));
  assert.is(submission.type, 'SubmitThrottled');
  assert.is(clock.elapsed, 20_000);
  assert.is(sentOf(graphql).length, 6);
});

const YEAR_MS = 31_536_000_000;

for (const [what, answer, type] of [
  ['a pollAfter of a year', throttled(YEAR_MS), 'SubmitThrottled'],
  ['a Retry-After of a year', fails({ code: 'HTTP', retryAfterMs: YEAR_MS }), 'SubmitLost'],
] as const)
  test(`neither waits for ${what} nor submits before it`, async () => {
    const { submission, graphql } = await submitOnce(each(answer, SUCCESS));
    assert.is(submission.type, type);
    assert.is(clock.elapsed, 0);
    assert.equal(tokensOf(graphql), [TOKEN]);
  });

test('never submits before pollAfter', async () => {
  const { submission, graphql } = await submitOnce(each(throttled(15_000), throttled(6000), SUCCESS));
  assert.is(submission.type, 'SubmitThrottled');
  assert.is(clock.elapsed, 15_000);
  assert.equal(tokensOf(graphql), [TOKEN, TOKEN]);
});

test("reads pollAfter by the API's clock, because the device's may be wrong", async () => {
  const skewMs = -3_600_000;
  stub(script, { clockSkewMs: skewMs });
  await submitOnce(each(throttled(skewMs + 6000), SUCCESS));
  assert.is(clock.elapsed, 6000);
});

for (const code of ['NETWORK', 'TIMEOUT', 'HTTP', 'BAD_ANSWER', 'INTERNAL_SERVER_ERROR'])
  test(`retries with the same token after ${code}, so that there is one order`, async () => {
    const { graphql, submission, lost } = await submitOnce(
      each(fails(code), { result: { __typename: 'SubmitAlreadyAccepted' } }),
    );
    assert.is(submission.type, 'SubmitAlreadyAccepted');
    assert.equal(tokensOf(graphql), [TOKEN, TOKEN]);
    assert.is(lost, 1);
  });

test('retries every half a second for 20 seconds without a response', async () => {
  const { graphql, submission, lost } = await submitOnce(fails('NETWORK'));
  assert.is(submission.type, 'SubmitLost');
  assert.is(clock.elapsed, 20_000);
  assert.is(sentOf(graphql).length, 41);
  assert.is(lost, 41, 'each answer that is lost is dialogs');
});

test('reads the cart before it submits again', async () => {
  const { graphql } = await submitOnce(each(fails('TIMEOUT'), SUCCESS));
  assert.equal(graphql.operations(), ['cartSubmitForCompletion', 'cart', 'cartSubmitForCompletion']);
});

const CHANGED: [what: string, cart: unknown][] = [
  ['has changed', createShipped({ total: brl('190.0') })],
  ['is gone', null],
  ['has no delivery groups', { ...createShipped(), deliveryGroups: undefined }],
];

for (const [what, cart] of CHANGED) {
  test(`returns an unknown outcome after a lost submission if the cart ${what}`, async () => {
    const { graphql, submission } = await submitOnce(each(fails('NETWORK'), SUCCESS), cart);
    assert.is(submission.type, 'SubmitLost');
    assert.equal(tokensOf(graphql), [TOKEN]);
    assert.is(clock.elapsed, 500);
  });

  test(`does not retry a throttled submission if the cart ${what}`, async () => {
    const { graphql, submission } = await submitOnce(each(throttled(3000), SUCCESS), cart);
    assert.is(submission.type, 'SubmitThrottled');
    assert.equal(tokensOf(graphql), [TOKEN]);
  });
}

test('retries once the cart can be read', async () => {
  const carts = inOrder(fails('NETWORK'), fails('TIMEOUT'), createShipped());
  const { graphql, submission } = await submitOnce(each(fails('NETWORK'), SUCCESS), carts);
  assert.is(submission.type, 'SubmitSuccess');
  assert.equal(tokensOf(graphql), [TOKEN, TOKEN]);
  assert.is(clock.elapsed, 1500);
});

test('does not retry while the cart can not be read', async () => {
  const { graphql, submission } = await submitOnce(fails('NETWORK'), fails('NETWORK'));
  assert.is(submission.type, 'SubmitLost');
  assert.equal(tokensOf(graphql), [TOKEN]);
  assert.is(clock.elapsed, 20_000);
});

test('waits as long as the server requests', async () => {
  const busy = fails({ code: 'HTTP', retryAfterMs: 3000 });
  const { graphql, submission, lost } = await submitOnce(each(busy, SUCCESS));
  assert.is(submission.type, 'SubmitSuccess');
  assert.is(sentOf(graphql).length, 2);
  assert.is(clock.elapsed, 3000);
  assert.is(lost, 1);
});

test('does not retry after a rejection', async () => {
  const { graphql, submission, lost } = await submitOnce(each(REFUSED, SUCCESS));
  assert.is(submission.type, 'SubmitFailed');
  assert.is(sentOf(graphql).length, 1);
  assert.is(lost, 0);
});

test('returns that a response was lost before a rejection', async () => {
  const { submission, lost } = await submitOnce(each(fails('TIMEOUT'), REFUSED));
  assert.is(submission.type, 'SubmitFailed');
  assert.is(lost, 1);
});

test('polls by the monotonic clock', async () => {
  const { now } = Date;
  const submitting = submitOnce(
    each(fails('NETWORK'), () => {
      Date.now = () => now() - 3_600_000;
      return fails('NETWORK');
    }),
  );
  const { submission } = await submitting;
  assert.is(submission.type, 'SubmitLost');
  assert.is(clock.elapsed, 20_000);
});

/** Runs without randomUUID, like a page without TLS. */
function withoutRandomUuid<T>(run: () => T): T {
  stub(crypto, { randomUUID: undefined });
  return run();
}

test('is 36 characters with dashes if randomUUID exists', () => {
  assert.match(createAttemptToken(), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('is 128 random bits on a page without TLS, which has no randomUUID', () => {
  assert.match(
    withoutRandomUuid(() => createAttemptToken()),
    /^\d+(-\d+){3}$/,
  );
});

for (const [where, create] of [
  ['with', createAttemptToken],
  ['without', () => withoutRandomUuid(createAttemptToken)],
] as const)
  test(`differs from the previous one ${where} randomUUID`, () => {
    const tokens = Array.from({ length: 100 }, create);
    assert.is(new Set(tokens).size, 100);
  });

test.run();
