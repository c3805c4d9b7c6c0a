import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { interleave } from '../../bench/interleave';
import { median, medianOf } from '../../bench/median';
import { checkRatio, RATIO_MAX, writeRatio } from '../../bench/ratio';
import { costOfOne, toGrowth } from '../../bench/scale';

test('takes the value in the middle, in whatever order they come', () => {
  assert.is(median([9, 1, 5]), 5);
  assert.is(median([10, 9, 100]), 10);
});

test('takes the mean of the two in the middle', () => {
  assert.is(median([4, 1, 3, 100]), 3.5);
});

test('is not a number where nothing was measured', () => {
  assert.ok(Number.isNaN(median([])));
  assert.ok(Number.isNaN(medianOf(undefined, () => 1)));
});

test('leaves the values as they are', () => {
  const values = [3, 1, 2];
  median(values);
  assert.equal(values, [3, 1, 2]);
});

test('takes the median of one figure', () => {
  assert.is(
    medianOf([{ ms: 7 }, { ms: 1 }, { ms: 3 }], ({ ms }) => ms),
    3,
  );
});

test('writes two digits', () => {
  assert.is(writeRatio(1.26), '1.3x');
  assert.is(writeRatio(9.94), '9.9x');
  assert.is(writeRatio(12.2), '12x');
});

test('writes a dash where nothing was measured', () => {
  for (const nothing of [Number.NaN, Number.POSITIVE_INFINITY]) assert.is(writeRatio(nothing), '—');
});

test('says nothing of a ratio that holds', () => {
  assert.equal(checkRatio('It', RATIO_MAX), []);
});

test('says by how much a ratio is beyond its gate', () => {
  assert.equal(checkRatio('It', 1.31), ['It is 1.31, and at most 1.3 is allowed.']);
  assert.equal(checkRatio('It', 1.6, 1.5), ['It is 1.60, and at most 1.5 is allowed.']);
});

test('a ratio that was not measured is beyond its gate', () => {
  for (const nothing of [Number.NaN, Number.POSITIVE_INFINITY])
    assert.equal(checkRatio('It', nothing), ['It is not measured, and at most 1.3 is allowed.']);
});

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

test('measures all in turn, and counts all rounds but the first', async () => {
  const order: string[] = [];
  const results = await interleave({ ours: 1, floor: 10 }, 2, async (step, name) => {
    order.push(name);
    return step * order.length;
  });
  assert.equal(order, ['ours', 'floor', 'ours', 'floor', 'ours', 'floor']);
  assert.equal(results, { ours: [3, 5], floor: [40, 60] });
});

test.run();
