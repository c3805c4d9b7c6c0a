import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { costOfOne, toGrowth } from '../../bench/scale';

test('the cost of one is what the elements between two pages cost', () => {
  assert.is(costOfOne({ count: 10, taskMs: 100 }, { count: 50, taskMs: 180 }), 2);
});

const pages = (last: number) =>
  [
    [1, 302],
    [10, 320],
    [50, 400],
    [200, 700],
    [1000, 700 + 800 * last],
  ].map(([count = 0, taskMs = 0]) => ({ count, taskMs }));

test('a page whose last elements cost what the first ones cost has grown by nothing', () => {
  assert.is(toGrowth(pages(2)), 1);
});

test('a page whose last elements cost more says how much', () => {
  assert.is(toGrowth(pages(3)), 1.5);
});

test('a page that was not measured has no growth', () => {
  assert.ok(Number.isNaN(toGrowth([])));
  assert.ok(Number.isNaN(toGrowth(pages(Number.NaN))));
});

test.run();
