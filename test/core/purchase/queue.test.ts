import * as assert from 'uvu/assert';
import { createQueue, enqueue } from '../../../src/core/purchase/queue';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

/** Creates a queue, and turns functions into steps that wait there for their turn. */
function createSteps() {
  const queue = createQueue();
  return <I extends unknown[], O>(step: (...input: I) => Promise<O>) =>
    (...input: I) =>
      enqueue(queue, step, () => step(...input));
}

/** A step whose answers the test gives out. */
function createStep() {
  const asked: string[] = [];
  const open = new Map<string, { resolve(answer: string): void; reject(error: Error): void }>();
  const step = (input: string) => {
    asked.push(input);
    return new Promise<string>((resolve, reject) => open.set(input, { resolve, reject }));
  };
  return {
    asked,
    step,
    answer: (input: string) => open.get(input)?.resolve(`answer to ${input}`),
    fail: (input: string) => open.get(input)?.reject(new Error(input)),
  };
}

test('answers a call that stands alone', async () => {
  const { step, answer } = createStep();
  const call = createSteps()(step)('a');
  await settle(1);
  answer('a');
  assert.is(await call, 'answer to a');
});

test('lets one step at a time reach the server, in the order of the calls', async () => {
  const [one, two] = [createStep(), createStep()];
  const toStep = createSteps();
  const first = toStep(one.step)('a');
  const second = toStep(two.step)('b');
  await settle(1);
  assert.equal(two.asked, []);
  one.answer('a');
  assert.is(await first, 'answer to a');
  await settle(1);
  assert.equal(two.asked, ['b']);
  two.answer('b');
  assert.is(await second, 'answer to b');
});

test('drops a call that waits when its step is called again', async () => {
  const { step, asked, answer } = createStep();
  const call = createSteps()(step);
  const calls = ['a', 'b', 'c'].map(call);
  await settle(1);
  // Not even the first has begun: the three came in one turn.
  assert.equal(asked, ['c']);
  answer('c');
  assert.equal(await Promise.all(calls), Array(3).fill('answer to c'));
});

test('gives the newer answer to a call that was under way', async () => {
  const { step, asked, answer } = createStep();
  const call = createSteps()(step);
  const first = call('a');
  await settle(1);
  const second = call('b');
  answer('a');
  await settle(1);
  assert.equal(asked, ['a', 'b']);
  answer('b');
  assert.is(await first, 'answer to b');
  assert.is(await second, 'answer to b');
});

test('keeps the answers of other steps', async () => {
  const [one, two] = [createStep(), createStep()];
  const toStep = createSteps();
  const first = toStep(one.step)('a');
  const second = toStep(two.step)('b');
  await settle(1);
  one.answer('a');
  await settle(1);
  two.answer('b');
  assert.equal(await Promise.all([first, second]), ['answer to a', 'answer to b']);
});

test('goes on after a step that throws', async () => {
  const { step, answer, fail } = createStep();
  const call = createSteps()(step);
  const first = call('a').catch((error: Error) => error.message);
  await settle(1);
  fail('a');
  assert.is(await first, 'a');
  const second = call('b');
  await settle(1);
  answer('b');
  assert.is(await second, 'answer to b');
});

test.run();
