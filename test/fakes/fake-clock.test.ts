import '../run/dom';
import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FakeClock, fakeClock } from './fake-clock';

const realTimer = globalThis.setTimeout;

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

test('runs timers until one settles the promise', async () => {
  const time = await clock.run(new Promise(resolve => setTimeout(() => resolve(performance.now()), 27_000)));
  assert.is(time, 27_000);
});

test('waits for what no timer of the page holds, and for the timer that it begins', async () => {
  const later = new Promise(resolve => realTimer(resolve, 100));
  const file = later.then(() => readFile('package.json', 'utf8'));
  const read = file.then(() => new Promise(resolve => setTimeout(() => resolve('read'), 500)));
  assert.is(await clock.run(read), 'read');
  assert.is(clock.elapsed, 500);
});

test('says so where nothing comes that could settle the promise', async () => {
  clock.restore();
  clock = fakeClock(undefined, { slowTurns: 5 });
  const message = await clock.run(new Promise<never>(() => {})).catch(error => error.message);
  assert.match(message, 'Nothing left that could settle the promise');
});

test.run();
