import '../../run/dom';
import * as assert from 'uvu/assert';
import { poll } from '../../../src/core/platform/retry';
import { wait } from '../../../src/core/platform/wait';
import { fakeClock } from '../../fakes/fake-clock';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);

test('asks again after each pause until the answer is done', async () => {
  const asked: number[] = [];
  const ask = async () => {
    asked.push(clock.elapsed);
    return asked.length;
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
  assert.equal(asked, [0, 100, 300]);
});

test('asks a last time when the time is up, however short that makes the pause', async () => {
  const asked: number[] = [];
  const answer = await clock.run(
    poll(
      async () => asked.push(clock.elapsed),
      () => false,
      1000,
      () => 400,
    ),
  );
  assert.is(answer, 4);
  assert.equal(asked, [0, 400, 800, 1000]);
});

for (const [what, hours] of [
  ['back', -1],
  ['forward', 1],
] as const)
  test(`asks for as long as it is told on a computer whose clock is set ${what}`, async () => {
    const { now } = Date;
    let asked = 0;
    const ask = async () => {
      Date.now = () => now() + hours * 3_600_000;
      return ++asked;
    };
    const asking = poll(
      ask,
      () => false,
      1000,
      () => 400,
    );
    assert.is(await clock.run(asking), 4);
    assert.is(clock.elapsed, 1000);
  });

for (const [what, pauseMs] of [
  ['longer than there is time', 1001],
  ['of a year', 31_536_000_000],
  ['without an end', Number.POSITIVE_INFINITY],
] as const)
  test(`cuts a pause ${what} to the time left`, async () => {
    let asked = 0;
    const asking = poll(
      async () => ++asked,
      () => false,
      1000,
      () => pauseMs,
    );
    assert.is(await clock.run(asking), 2);
    assert.is(clock.elapsed, 1000);
  });

test('asks no more after an answer that comes when the time is up', async () => {
  let asked = 0;
  const asking = poll(
    async () => {
      await wait(1000);
      return ++asked;
    },
    () => false,
    1000,
    () => 400,
  );
  assert.is(await clock.run(asking), 1);
  assert.is(clock.elapsed, 1000);
});

test('asks a last time where an answer leaves a millisecond', async () => {
  let asked = 0;
  const asking = poll(
    async () => {
      if (!asked) await wait(999);
      return ++asked;
    },
    () => false,
    1000,
    () => 400,
  );
  assert.is(await clock.run(asking), 2);
  assert.is(clock.elapsed, 1000);
});

for (const [what, lateMs, questions] of [
  ['asks a last time where a timer is a second late', 1000, 2],
  ['asks no more where a timer is later than that', 1001, 1],
  ['asks no more where the page stood still for an hour', 3_600_000, 1],
] as const)
  test(what, async () => {
    const { now } = performance;
    let asked = 0;
    const asking = poll(
      async () => {
        // The timer that follows runs late by the clock.
        performance.now = () => (clock.elapsed ? now() + lateMs : now());
        return ++asked;
      },
      () => false,
      1000,
      () => 1000,
    );
    assert.is(await clock.run(asking), questions);
  });

test('lets the exception of a question through', async () => {
  const asking = poll(
    () => Promise.reject(new Error('broken')),
    () => false,
    1000,
    () => 1,
  );
  try {
    await clock.run(asking);
    assert.unreachable();
  } catch (error) {
    assert.is((error as Error).message, 'broken');
  }
});

test.run();
