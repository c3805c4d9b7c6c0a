import '../../run/dom';
import * as assert from 'uvu/assert';
import { poll } from '../../../src/core/platform/retry';
import { wait } from '../../../src/core/platform/wait';
import { fakeClock } from '../../fakes/fake-clock';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);

test('repeats after each pause until the result is final', async () => {
  const tries: number[] = [];
  const ask = async () => {
    tries.push(clock.elapsed);
    return tries.length;
  };
  const answer = await clock.run(
    poll(
      ask,
      n => n === 3,
      10_000,
      n => n * 100,
    ),
  );
  assert.is(answer, 3);
  assert.equal(tries, [0, 100, 300]);
});

test('stops if the next pause ends after the deadline', async () => {
  const tries: number[] = [];
  const answer = await clock.run(
    poll(
      async () => tries.push(clock.elapsed),
      () => false,
      1000,
      () => 400,
    ),
  );
  assert.is(answer, 3);
  assert.equal(tries, [0, 400, 800]);
  assert.is(clock.elapsed, 800);
});

for (const [what, hours] of [
  ['back', -1],
  ['forward', 1],
] as const)
  test(`retries until the deadline on a computer whose clock is set ${what}`, async () => {
    const { now } = Date;
    let tries = 0;
    const ask = async () => {
      Date.now = () => now() + hours * 3_600_000;
      return ++tries;
    };
    const polling = poll(
      ask,
      () => false,
      1000,
      () => 250,
    );
    assert.is(await clock.run(polling), 5);
    assert.is(clock.elapsed, 1000);
  });

for (const [what, pauseMs] of [
  ['beyond the deadline', 1001],
  ['of a year', 31_536_000_000],
  ['without an end', Number.POSITIVE_INFINITY],
] as const)
  test(`doesn't wait for the end of a pause ${what}`, async () => {
    let tries = 0;
    const polling = poll(
      async () => ++tries,
      () => false,
      1000,
      () => pauseMs,
    );
    assert.is(await clock.run(polling), 1);
    assert.is(clock.elapsed, 0);
  });

test('stops after a result that arrives at the deadline', async () => {
  let tries = 0;
  const polling = poll(
    async () => {
      await wait(1000);
      return ++tries;
    },
    () => false,
    1000,
    () => 400,
  );
  assert.is(await clock.run(polling), 1);
  assert.is(clock.elapsed, 1000);
});

test('tries a last time if a pause ends at the deadline', async () => {
  let tries = 0;
  const polling = poll(
    async () => {
      if (!tries) await wait(600);
      return ++tries;
    },
    () => false,
    1000,
    () => 400,
  );
  assert.is(await clock.run(polling), 2);
  assert.is(clock.elapsed, 1000);
});

for (const [what, lateMs, questions] of [
  ['tries a last time if a timer is a second late', 1000, 2],
  ['stops if a timer is later than that', 1001, 1],
  ['stops if the page was suspended for an hour', 3_600_000, 1],
] as const)
  test(what, async () => {
    const { now } = performance;
    let tries = 0;
    const polling = poll(
      async () => {
        // The next timer fires late by the clock.
        performance.now = () => (clock.elapsed ? now() + lateMs : now());
        return ++tries;
      },
      () => false,
      1000,
      () => 1000,
    );
    assert.is(await clock.run(polling), questions);
  });

test('rethrows an exception', async () => {
  const polling = poll(
    () => Promise.reject(new Error('broken')),
    () => false,
    1000,
    () => 1,
  );
  try {
    await clock.run(polling);
    assert.unreachable();
  } catch (error) {
    assert.is((error as Error).message, 'broken');
  }
});

test.run();
