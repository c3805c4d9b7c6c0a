import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSubmit } from '../../src/core/submit';
import { type FakeClock, fakeClock } from '../setup/fake-clock';
import { type FakeGraphql, fails, fakeGraphql, inOrder } from '../setup/fake-graphql';
import { openCart } from '../setup/open-cart';

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

const SUCCESS = { result: { __typename: 'SubmitSuccess', redirectUrl: 'https://shop.example/thanks' } };
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
const tokensOf = (graphql: FakeGraphql) =>
  graphql.calls.map(({ variables }) => variables.attemptToken as string);

async function submitOnce(answer: unknown) {
  const graphql = fakeGraphql({ cartSubmitForCompletion: answer });
  const submit = createSubmit(await openCart(graphql));
  return { graphql, submit, submission: await clock.run(submit()) };
}

test('submits once where all is well', async () => {
  const { graphql, submission } = await submitOnce(SUCCESS);
  assert.is(submission.type, 'SubmitSuccess');
  assert.is(graphql.calls.length, 1);
  assert.match(tokensOf(graphql)[0] ?? '', /^[0-9a-f-]{36}$/);
});

test('asks a throttled submission again after pollAfter, with the same token', async () => {
  const { graphql, submission } = await submitOnce(each(throttled(3000), throttled(2000), SUCCESS));
  assert.is(submission.type, 'SubmitSuccess');
  assert.is(clock.elapsed, 5000);
  assert.is(new Set(tokensOf(graphql)).size, 1);
});

for (const [what, pollAfter] of [
  ['is past', '2020-01-01T00:00:00Z'],
  ['is no date', 'soon'],
] as const)
  test(`pauses for half a second where pollAfter ${what}`, async () => {
    await submitOnce(each({ result: { __typename: 'SubmitThrottled', pollAfter } }, SUCCESS));
    assert.is(clock.elapsed, 500);
  });

test('gives up what is throttled for 20 seconds', async () => {
  const { submission } = await submitOnce(throttled(4000));
  assert.is(submission.type, 'SubmitThrottled');
  assert.is(clock.elapsed, 16_000);
});

test('does not wait for a pollAfter that comes too late', async () => {
  const { submission, graphql } = await submitOnce(throttled(60_000));
  assert.is(submission.type, 'SubmitThrottled');
  assert.is(clock.elapsed, 0);
  assert.is(graphql.calls.length, 1);
});

for (const code of ['NETWORK', 'TIMEOUT', 'HTTP', 'BAD_ANSWER', 'INTERNAL_SERVER_ERROR'])
  test(`asks again with the same token after ${code}, so that nothing is bought twice`, async () => {
    const { graphql, submission } = await submitOnce(
      each(fails(code), { result: { __typename: 'SubmitAlreadyAccepted' } }),
    );
    assert.is(submission.type, 'SubmitAlreadyAccepted');
    assert.is(graphql.calls.length, 2);
    assert.is(new Set(tokensOf(graphql)).size, 1);
  });

test('keeps the token where nobody knows whether the submission came through', async () => {
  const { graphql, submit, submission } = await submitOnce(fails('NETWORK'));
  assert.is(submission.type, 'SubmitLost');
  const before = tokensOf(graphql)[0];
  graphql.answers.cartSubmitForCompletion = SUCCESS;
  await clock.run(submit());
  assert.is(tokensOf(graphql).at(-1), before);
});

test('does not ask again after a refusal, and takes a new token for the next attempt', async () => {
  const { graphql, submit, submission } = await submitOnce(each(REFUSED, SUCCESS));
  assert.is(submission.type, 'SubmitFailed');
  assert.is(graphql.calls.length, 1);
  await clock.run(submit());
  assert.is(new Set(tokensOf(graphql)).size, 2);
});

test('has a token of its own for each purchase', async () => {
  const tokens = [await submitOnce(SUCCESS), await submitOnce(SUCCESS)].map(
    ({ graphql }) => tokensOf(graphql)[0],
  );
  assert.is(new Set(tokens).size, 2);
});

test.run();
