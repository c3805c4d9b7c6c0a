import '../../run/dom';
import * as assert from 'uvu/assert';
import { assertBuiltIns } from '../../../src/core/platform/built-ins';
import { safeDocument } from '../../../src/core/platform/document';
import { script, whenScriptReady } from '../../../src/core/platform/script';
import { stub, test } from '../../run/suite';

class Lesser {
  get() {}
}
const refuse = () => {
  throw new Error('not for you');
};

test('takes the built-ins of the browser', () => {
  assert.not.throws(assertBuiltIns);
});

for (const name of ['Map', 'WeakMap', 'Set', 'URL'])
  for (const value of ['https://shop.example/', Lesser, refuse])
    test(`notices that the page has replaced ${name} by a ${typeof value} ${value === Lesser ? 'that does less' : ''}`, () => {
      stub(globalThis, { [name]: value });
      assert.throws(assertBuiltIns);
    });

test('notices that the page’s Map can’t be iterated', () => {
  class Bare extends Map {}
  Object.assign(Bare.prototype, { [Symbol.iterator]: undefined });
  stub(globalThis, { Map: Bare });
  assert.throws(assertBuiltIns);
});

test('reads the document where the page has replaced bind', () => {
  stub(Function.prototype, { bind: refuse });
  assert.is(safeDocument.querySelector('html'), document.documentElement);
});

test('hands on what start-up throws, in the task of the script and after it', async () => {
  const before = { ...script };
  const seen: unknown[] = [];
  whenScriptReady(
    () => refuse(),
    error => seen.push(error),
  );
  await Promise.resolve();
  assert.match(String(seen[0]), 'not for you');
  Object.assign(script, before);
});

test.run();
