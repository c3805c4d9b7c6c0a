import { stringifyVariables } from '@urql/core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutToJson } from '../../../src/core/transport/without-to-json';

const VALUES: [what: string, value: unknown][] = [
  ['a list', [1, 'two', null]],
  ['lists in lists', [[1], [[2]]]],
  ['lists in objects', { input: { lines: [{ attributes: [] }] }, empty: null }],
  ['a frozen list', Object.freeze([1])],
  ['a text', 'text'],
  ['nothing', undefined],
];

for (const [what, value] of VALUES)
  test(`leaves ${what} as it is`, () => {
    const before = JSON.stringify(value);
    assert.is(JSON.stringify(withoutToJson(value)), before);
  });

/** What prototype.js 1.6 adds. */
function toText(this: unknown[]) {
  return `[${this.join(', ')}]`;
}

test('lets lists be written as lists where the page has taught arrays to be text', () => {
  const variables = { input: { lines: [{ quantity: 1, attributes: ['a'] }], codes: [] } };
  const expected = '{"input":{"codes":[],"lines":[{"attributes":["a"],"quantity":1}]}}';
  Object.defineProperty(Array.prototype, 'toJSON', { value: toText, configurable: true });
  const written = [stringifyVariables(variables), stringifyVariables(withoutToJson(variables))];
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  assert.is.not(written[0], expected);
  assert.is(written[1], expected);
});

test.run();
