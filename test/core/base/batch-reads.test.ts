import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { together, waiting } from '../../../src/core/base/batch-reads';

const create = (name: string) => document.createElement(name);

test.after.each(() => waiting.clear());

test('reads for all that wait when the first asks, and not again', () => {
  const readings: number[] = [];
  const count = together(elements => {
    readings.push(elements.length);
    return elements.map((_, index) => index);
  });
  const [one, two, three] = [create('i'), create('i'), create('i')];
  for (const element of [two, three]) waiting.add(element);
  assert.equal([one, two, three].map(count), [0, 1, 2]);
  assert.equal(readings, [3]);
});

test('reads anew for an element that asks again', () => {
  let turn = 0;
  const read = together(elements => elements.map(() => ++turn));
  const element = create('i');
  assert.equal([read(element), read(element)], [1, 2]);
});

test('reads nothing for elements of another name', () => {
  const names: string[] = [];
  const read = together(elements => elements.map(({ localName }) => names.push(localName)));
  waiting.add(create('b'));
  read(create('i'));
  assert.equal(names, ['i']);
});

test.run();
