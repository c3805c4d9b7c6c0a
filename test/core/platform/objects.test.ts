import * as assert from 'uvu/assert';
import { hasOwn, nullProto, nullProtoDeep } from '../../../src/core/platform/objects';
import { pollutePrototype } from '../../fakes/pollute-prototype';
import { stub, test } from '../../run/suite';

test('merges own properties, the last object first', () => {
  assert.equal({ ...nullProto<object>({ a: 1, b: 1 }, undefined, { b: 2 }) }, { a: 1, b: 2 });
});

test('inherits nothing from a prototype', () => {
  const inherited = Object.create({ sdkUrl: 'elsewhere' });
  const object = nullProto<Record<string, unknown>>(inherited);
  assert.is(object.sdkUrl, undefined);
  assert.is(object.toString, undefined);
});

test('treats __proto__ as an ordinary key', () => {
  for (const copy of [nullProto<object>, nullProtoDeep<object>]) {
    const object: { sdkUrl?: string } = copy(JSON.parse('{"__proto__":{"sdkUrl":"elsewhere"}}'));
    assert.is(object.sdkUrl, undefined);
    assert.is(Object.getPrototypeOf(object), null);
  }
});

test('copies no inherited properties', () => {
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
  // Added by prototype.js 1.6.
  ['arrays', Array.prototype, () => 'text'],
  ['objects', Object.prototype, () => 'text'],
];

for (const [what, prototype, toJSON] of PROTOTYPES)
  test(`serializes lists and objects as JSON if the page gives ${what} a toJSON`, () => {
    const value = { input: { lines: [{ quantity: 1, attributes: ['a'] }], codes: [] } };
    const expected = JSON.stringify(value);
    const restore = stub(prototype, { toJSON });
    const written = [JSON.stringify(value), JSON.stringify(nullProtoDeep(value))];
    restore();
    assert.is.not(written[0], expected);
    assert.is(written[1], expected);
  });

test('hasOwn returns true for own properties, even undefined ones', () => {
  assert.ok(hasOwn({ id: undefined }, 'id'));
});

test('hasOwn ignores properties that a page added to all objects', () => {
  pollutePrototype({ id: 'elsewhere' });
  assert.not.ok(hasOwn({ name: 'a' }, 'id'));
});

test.run();
