import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { submit } from '../../../src/core/purchase/submit';
import { SUCCESS } from '../../fakes/answers';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';
import { type FakeGraphql, fails, fakeGraphql, inOrder } from '../../fakes/fake-graphql';
import { openCart } from '../../fakes/open-cart';

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

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
const tokensOf = (graphql: FakeGraphql) =>
  graphql.calls.map(({ variables }) => variables.attemptToken as string);

async function submitOnce(answer: unknown) {
  const graphql = fakeGraphql({ cartSubmitForCompletion: answer });
  let lost = 0;
  const submitting = submit(await openCart(graphql), TOKEN, () => lost++);
  return { graphql, submission: await clock.run(submitting), lost };
}

test('submits once where all is well', async () => {
  const { graphql, submission, lost } = await submitOnce(SUCCESS);
  assert.is(submission.type, 'SubmitSuccess');
  assert.equal(tokensOf(graphql), [TOKEN]);
  assert.is(lost, 0);
});

test('asks a throttled submission again after pollAfter, with the same token', async () => {
  const { graphql, submission, lost } = await submitOnce(each(throttled(3000), throttled(2000), SUCCESS));
  assert.is(submission.type, 'SubmitSuccess');
  assert.is(clock.elapsed, 5000);
  assert.equal(tokensOf(graphql), [TOKEN, TOKEN, TOKEN]);
  assert.is(lost, 0, 'a throttled answer is an answer');
});

for (const [what, pollAfter] of [
  ['is past', '2020-01-01T00:00:00Z'],
  ['is no date', 'soon'],
  ['is missing', undefined],
] as const)
  test(`pauses for half a second where pollAfter ${what}`, async () => {
    await submitOnce(each({ result: { __typename: 'SubmitThrottled', pollAfter } }, SUCCESS));
    assert.is(clock.elapsed, 500);
  });

test('gives up what is throttled for 20 seconds', async () => {
  const { submission, graphql } = await submitOnce(throttled(4000));
  assert.is(submission.type, 'SubmitThrottled');
  assert.is(clock.elapsed, 20_000);
  assert.is(graphql.calls.length, 6);
});

const YEAR_MS = 31_536_000_000;

for (const [what, answer, type] of [
  ['a pollAfter of a year', throttled(YEAR_MS), 'SubmitThrottled'],
  [
    'a server that wants to be left alone for a year',
    fails({ code: 'HTTP', retryAfterMs: YEAR_MS }),
    'SubmitLost',
  ],
] as const) {
  test(`bounds ${what} by the 20 seconds of the step, and asks a last time`, async () => {
    const { submission, graphql } = await submitOnce(answer);
    assert.is(submission.type, type);
    assert.is(clock.elapsed, 20_000);
    assert.equal(tokensOf(graphql), [TOKEN, TOKEN]);
  });

  test(`hears of the order at the last time that it asks ${what}`, async () => {
    const { submission } = await submitOnce(each(answer, SUCCESS));
    assert.is(submission.type, 'SubmitSuccess');
    assert.is(clock.elapsed, 20_000);
  });
}

for (const code of ['NETWORK', 'TIMEOUT', 'HTTP', 'BAD_ANSWER', 'INTERNAL_SERVER_ERROR'])
  test(`asks again with the same token after ${code}, so that nothing is bought twice`, async () => {
    const { graphql, submission, lost } = await submitOnce(
      each(fails(code), { result: { __typename: 'SubmitAlreadyAccepted' } }),
    );
    assert.is(submission.type, 'SubmitAlreadyAccepted');
    assert.equal(tokensOf(graphql), [TOKEN, TOKEN]);
    assert.is(lost, 1);
  });

test('asks again after a pause of half a second while no answer comes, for 20 seconds', async () => {
  const { graphql, submission, lost } = await submitOnce(fails('NETWORK'));
  assert.is(submission.type, 'SubmitLost');
  assert.is(clock.elapsed, 20_000);
  assert.is(graphql.calls.length, 41);
  assert.is(lost, 41, 'each answer that is lost is told');
});

test('leaves a server that names a pause alone for as long', async () => {
  const busy = fails({ code: 'HTTP', retryAfterMs: 3000 });
  const { graphql, submission, lost } = await submitOnce(each(busy, SUCCESS));
  assert.is(submission.type, 'SubmitSuccess');
  assert.is(graphql.calls.length, 2);
  assert.is(clock.elapsed, 3000);
  assert.is(lost, 1);
});

test('does not ask again after a refusal', async () => {
  const { graphql, submission, lost } = await submitOnce(each(REFUSED, SUCCESS));
  assert.is(submission.type, 'SubmitFailed');
  assert.is(graphql.calls.length, 1);
  assert.is(lost, 0);
});

test('tells of the answer that was lost before a refusal', async () => {
  const { submission, lost } = await submitOnce(each(fails('TIMEOUT'), REFUSED));
  assert.is(submission.type, 'SubmitFailed');
  assert.is(lost, 1);
});

test('polls by the clock that nobody sets back', async () => {
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

test.run();
