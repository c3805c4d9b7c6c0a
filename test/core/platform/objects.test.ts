import * as assert from 'uvu/assert';
import { hasOwn, nullProto, nullProtoDeep } from '../../../src/core/platform/objects';
import { pollutePrototype } from '../../fakes/pollute-prototype';
import { stub, test } from '../../run/suite';

test('has what its parts have of their own, the last before the first', () => {
  assert.equal({ ...nullProto<object>({ a: 1, b: 1 }, undefined, { b: 2 }) }, { a: 1, b: 2 });
});

test('has nothing of any prototype', () => {
  const inherited = Object.create({ sdkUrl: 'elsewhere' });
  const object = nullProto<Record<string, unknown>>(inherited);
  assert.is(object.sdkUrl, undefined);
  assert.is(object.toString, undefined);
});

test('takes a key of the name __proto__ for a key', () => {
  for (const copy of [nullProto<object>, nullProtoDeep<object>]) {
    const object: { sdkUrl?: string } = copy(JSON.parse('{"__proto__":{"sdkUrl":"elsewhere"}}'));
    assert.is(object.sdkUrl, undefined);
    assert.is(Object.getPrototypeOf(object), null);
  }
});

test('has nothing of any prototype in its parts', () => {
  const { list } = nullProtoDeep({ list: [{ part: {} }] });
  for (const object of [list[0], list[0]?.part]) assert.is(Object.getPrototypeOf(object), null);
});

const VALUES: [what: string, value: unknown][] = [
  ['a list', [1, 'two', null]],
  ['lists in lists', [[1], [[2]]]],
  ['lists in objects', { input: { lines: [{ attributes: [] }] }, empty: null }],
  ['a frozen list', Object.freeze([1])],
  ['a text', 'text'],
  ['nothing', undefined],
];

for (const [what, value] of VALUES)
  test(`copies ${what}`, () => {
    assert.is(JSON.stringify(nullProtoDeep(value)), JSON.stringify(value));
  });

const PROTOTYPES: [what: string, prototype: object, toJSON: unknown][] = [
  // What prototype.js 1.6 adds.
  ['arrays', Array.prototype, () => 'text'],
  ['objects', Object.prototype, () => 'text'],
];

for (const [what, prototype, toJSON] of PROTOTYPES)
  test(`writes lists and objects as JSON if the page gives ${what} a toJSON`, () => {
    const value = { input: { lines: [{ quantity: 1, attributes: ['a'] }], codes: [] } };
    const expected = JSON.stringify(value);
    const restore = stub(prototype, { toJSON });
    const written = [JSON.stringify(value), JSON.stringify(nullProtoDeep(value))];
    restore();
    assert.is.not(written[0], expected);
    assert.is(written[1], expected);
  });

test('an object has what is its own, also where that is undefined', () => {
  assert.ok(hasOwn({ id: undefined }, 'id'));
});

test('an object has nothing of what a page has given all objects', () => {
  pollutePrototype({ id: 'elsewhere' });
  assert.not.ok(hasOwn({ name: 'a' }, 'id'));
});

test.run();
