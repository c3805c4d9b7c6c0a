import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { has } from '../../../src/core/base/has';

test.after.each(() => {
  Reflect.deleteProperty(Object.prototype, 'id');
});

test('an object has what is its own, also where that is undefined', () => {
  assert.ok(has({ id: undefined }, 'id'));
});

test('an object has nothing of what a page has given all objects', () => {
  Object.assign(Object.prototype, { id: 'elsewhere' });
  assert.not.ok(has({ name: 'a' }, 'id'));
});

test.run();
