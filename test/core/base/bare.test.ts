import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bare } from '../../../src/core/base/bare';

test('has what its parts have of their own, the last before the first', () => {
  assert.equal({ ...bare<object>({ a: 1, b: 1 }, undefined, { b: 2 }) }, { a: 1, b: 2 });
});

test('has nothing of any prototype', () => {
  const inherited = Object.create({ sdkUrl: 'elsewhere' });
  const object = bare<Record<string, unknown>>(inherited);
  assert.is(object.sdkUrl, undefined);
  assert.is(object.toString, undefined);
});

test('takes a key of the name __proto__ for a key', () => {
  const object = bare<Record<string, unknown>>(JSON.parse('{"__proto__":{"sdkUrl":"elsewhere"}}'));
  assert.is(object.sdkUrl, undefined);
  assert.is(Object.getPrototypeOf(object), null);
});

test.run();
