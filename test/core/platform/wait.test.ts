import '../../run/dom';
import * as assert from 'uvu/assert';
import { poll, STEPS_BEFORE_CLICK, wait, withTimeout } from '../../../src/core/platform/wait';
import { fakeClock } from '../../fakes/fake-clock';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);
test('waits as long as it is told', async () => {
  let over = false;
  void wait(200).then(() => {
    over = true;
  });
  await clock.advance(199);
  assert.is(over, false);
  await clock.advance(1);
  assert.is(over, true);
});

test('settles as a promise that is in time does', async () => {
  assert.is(await withTimeout(Promise.resolve(7), 100, 'late'), 7);
  assert.is(clock.pending, 0);
  let caught: unknown;
  await withTimeout(Promise.reject(new Error('mine')), 100, 'late').catch(error => {
    caught = error.message;
  });
  assert.is(caught, 'mine');
});

test('rejects with a TimeoutError of the message when the promise is late', async () => {
  let caught: Error | undefined;
  void withTimeout(new Promise(() => {}), 100, 'late').catch(error => {
    caught = error;
  });
  await clock.advance(99);
  assert.is(caught, undefined);
  await clock.advance(1);
  assert.is(caught?.message, 'late');
  assert.is(caught?.name, 'TimeoutError');
});

test('counts a long task that blocks the page as one step of a limit before a click', async () => {
  clock.restore();
  const answer = new Promise<string>(resolve => setImmediate(() => setImmediate(resolve, 'ready')));
  const limited = withTimeout(answer, 80, 'late', STEPS_BEFORE_CLICK);
  const end = performance.now() + 200;
  while (performance.now() < end);
  assert.is(await limited, 'ready');
});

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
