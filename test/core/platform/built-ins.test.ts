import '../../run/dom';
import * as assert from 'uvu/assert';
import { assertBuiltIns } from '../../../src/core/platform/built-ins';
import { script, whenScriptReady } from '../../../src/core/platform/script';
import { settle } from '../../fakes/settle';
import { stub, test } from '../../run/suite';

class Incomplete {
  get() {}
}
const fail = () => {
  throw new Error('forbidden');
};

test("accepts the browser's built-ins", () => {
  assert.not.throws(assertBuiltIns);
});

for (const name of ['Map', 'WeakMap', 'Set'])
  for (const value of ['https://shop.example/', Incomplete, fail])
    test(`detects that the page replaced ${name} with ${value === Incomplete ? 'an incomplete' : 'a'} ${typeof value}`, () => {
      stub(globalThis, { [name]: value });
      assert.throws(assertBuiltIns);
    });

test('detects a Map without an iterator', () => {
  class WithoutIterator extends Map {}
  Object.assign(WithoutIterator.prototype, { [Symbol.iterator]: undefined });
  stub(globalThis, { Map: WithoutIterator });
  assert.throws(assertBuiltIns);
});

const STARTS: [what: string, setUp: () => void, start: () => void][] = [
  ['in the start', () => {}, fail],
  [
    "while it reads the script's tag",
    () =>
      stub(Document.prototype, {
        get scripts() {
          return fail();
        },
      }),
    () => {},
  ],
  ['when a prerendered page is shown', () => stub(document, { prerendering: true }), fail],
];

for (const [what, setUp, start] of STARTS)
  test(`rethrows errors ${what}`, async () => {
    stub(script, { ...script });
    setUp();
    const errors: unknown[] = [];
    whenScriptReady(start, error => errors.push(error));
    await Promise.resolve();
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    assert.is(errors.length, 1);
    assert.instance(errors[0], Error);
  });

test.run();
