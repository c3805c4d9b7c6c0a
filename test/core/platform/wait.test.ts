import '../../run/dom';
import * as assert from 'uvu/assert';
import { LOAD_TIMEOUT_STEPS, wait, withTimeout } from '../../../src/core/platform/wait';
import { fakeClock } from '../../fakes/fake-clock';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);
test('resolves after the delay', async () => {
  let over = false;
  void wait(200).then(() => {
    over = true;
  });
  await clock.advance(199);
  assert.is(over, false);
  await clock.advance(1);
  assert.is(over, true);
});

test('settles like a promise that settles in time', async () => {
  assert.is(await withTimeout(Promise.resolve(7), 100, 'late'), 7);
  assert.is(clock.pending, 0);
  let caught: unknown;
  await withTimeout(Promise.reject(new Error('mine')), 100, 'late').catch(error => {
    caught = error.message;
  });
  assert.is(caught, 'mine');
});

test('rejects with a TimeoutError and its message after the timeout', async () => {
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

test('counts a long blocking task as one step of a timeout before a click', async () => {
  clock.restore();
  const answer = new Promise<string>(resolve => setImmediate(() => setImmediate(resolve, 'ready')));
  const limited = withTimeout(answer, 80, 'late', LOAD_TIMEOUT_STEPS);
  const end = performance.now() + 200;
  while (performance.now() < end);
  assert.is(await limited, 'ready');
});

test.run();
