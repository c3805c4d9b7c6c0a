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

const STARTS: [what: string, spoil: () => void, start: () => void][] = [
  ['in the start', () => {}, refuse],
  [
    'as the script’s tag is read',
    () =>
      stub(Document.prototype, {
        get scripts() {
          return refuse();
        },
      }),
    () => {},
  ],
  ['at the visit of a prerendered page', () => stub(document, { prerendering: true }), refuse],
];

for (const [what, spoil, start] of STARTS)
  test(`hands on what is thrown ${what}`, async () => {
    stub(script, { ...script });
    spoil();
    const seen: unknown[] = [];
    whenScriptReady(start, error => seen.push(error));
    await Promise.resolve();
    document.dispatchEvent(new Event('prerenderingchange'));
    assert.is(seen.length, 1);
    assert.instance(seen[0], Error);
  });

test.run();
