import * as assert from 'uvu/assert';
import { createQueue, enqueue } from '../../../src/core/purchase/queue';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

/** Creates a queue, and wraps functions as its steps. */
function createSteps() {
  const queue = createQueue();
  return <I extends unknown[], O>(step: (...input: I) => Promise<O>) =>
    (...input: I) =>
      enqueue(queue, step, () => step(...input));
}

/** A step whose results the test releases. */
function createStep() {
  const inputs: string[] = [];
  const open = new Map<string, { resolve(answer: string): void; reject(error: Error): void }>();
  const step = (input: string) => {
    inputs.push(input);
    return new Promise<string>((resolve, reject) => open.set(input, { resolve, reject }));
  };
  return {
    inputs,
    step,
    answer: (input: string) => open.get(input)?.resolve(`answer to ${input}`),
    fail: (input: string) => open.get(input)?.reject(new Error(input)),
  };
}

test('runs a single call', async () => {
  const { step, answer } = createStep();
  const call = createSteps()(step)('a');
  await settle(1);
  answer('a');
  assert.is(await call, 'answer to a');
});

test('runs one step at a time, in the order of the calls', async () => {
  const [one, two] = [createStep(), createStep()];
  const toStep = createSteps();
  const first = toStep(one.step)('a');
  const second = toStep(two.step)('b');
  await settle(1);
  assert.equal(two.inputs, []);
  one.answer('a');
  assert.is(await first, 'answer to a');
  await settle(1);
  assert.equal(two.inputs, ['b']);
  two.answer('b');
  assert.is(await second, 'answer to b');
});

test('drops a waiting call if its step is called again', async () => {
  const { step, inputs, answer } = createStep();
  const call = createSteps()(step);
  const calls = ['a', 'b', 'c'].map(call);
  await settle(1);
  // None has started, because all three came in one task.
  assert.equal(inputs, ['c']);
  answer('c');
  assert.equal(await Promise.all(calls), Array(3).fill('answer to c'));
});

test('returns the newer result to a running call', async () => {
  const { step, inputs, answer } = createStep();
  const call = createSteps()(step);
  const first = call('a');
  await settle(1);
  const second = call('b');
  answer('a');
  await settle(1);
  assert.equal(inputs, ['a', 'b']);
  answer('b');
  assert.is(await first, 'answer to b');
  assert.is(await second, 'answer to b');
});

test('keeps the results of other steps', async () => {
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

test('continues after a step that throws', async () => {
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
