import * as assert from 'uvu/assert';
import { createTurns } from '../../../src/core/purchase/turns';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

/** A verb whose answers the test gives out. */
function createVerb() {
  const asked: string[] = [];
  const open = new Map<string, { resolve(answer: string): void; reject(error: Error): void }>();
  const verb = (input: string) => {
    asked.push(input);
    return new Promise<string>((resolve, reject) => open.set(input, { resolve, reject }));
  };
  return {
    asked,
    verb,
    answer: (input: string) => open.get(input)?.resolve(`answer to ${input}`),
    fail: (input: string) => open.get(input)?.reject(new Error(input)),
  };
}

test('answers a call that stands alone', async () => {
  const { verb, answer } = createVerb();
  const call = createTurns()(verb)('a');
  await settle(1);
  answer('a');
  assert.is(await call, 'answer to a');
});

test('lets one verb at a time reach the server, in the order of the calls', async () => {
  const [one, two] = [createVerb(), createVerb()];
  const inTurn = createTurns();
  const first = inTurn(one.verb)('a');
  const second = inTurn(two.verb)('b');
  await settle(1);
  assert.equal(two.asked, []);
  one.answer('a');
  assert.is(await first, 'answer to a');
  await settle(1);
  assert.equal(two.asked, ['b']);
  two.answer('b');
  assert.is(await second, 'answer to b');
});

test('drops a call that waits when its verb is called again', async () => {
  const { verb, asked, answer } = createVerb();
  const call = createTurns()(verb);
  const calls = ['a', 'b', 'c'].map(call);
  await settle(1);
  // Not even the first has begun: the three came in one turn.
  assert.equal(asked, ['c']);
  answer('c');
  assert.equal(await Promise.all(calls), Array(3).fill('answer to c'));
});

test('gives the newer answer to a call that was under way', async () => {
  const { verb, asked, answer } = createVerb();
  const call = createTurns()(verb);
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

test('keeps the answers of other verbs', async () => {
  const [one, two] = [createVerb(), createVerb()];
  const inTurn = createTurns();
  const first = inTurn(one.verb)('a');
  const second = inTurn(two.verb)('b');
  await settle(1);
  one.answer('a');
  await settle(1);
  two.answer('b');
  assert.equal(await Promise.all([first, second]), ['answer to a', 'answer to b']);
});

test('hands all of its inputs to a verb', async () => {
  const call = createTurns()(async (...inputs: string[]) => inputs);
  assert.equal(await call('a', 'b'), ['a', 'b']);
});

test('goes on after a verb that throws', async () => {
  const { verb, answer, fail } = createVerb();
  const call = createTurns()(verb);
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
