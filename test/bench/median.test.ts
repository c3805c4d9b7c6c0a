import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { interleave } from '../../bench/interleave';
import { median, medianOf } from '../../bench/median';
import { checkRatio, formatRatio, RATIO_MAX } from '../../bench/ratio';
import { costOfOne, toGrowth } from '../../bench/scale';

test('takes the middle value of unsorted values', () => {
  assert.is(median([9, 1, 5]), 5);
  assert.is(median([10, 9, 100]), 10);
});

test('takes the mean of the two middle values', () => {
  assert.is(median([4, 1, 3, 100]), 3.5);
});

test('returns NaN for no values', () => {
  assert.ok(Number.isNaN(median([])));
  assert.ok(Number.isNaN(medianOf(undefined, () => 1)));
});

test('does not sort the given array', () => {
  const values = [3, 1, 2];
  median(values);
  assert.equal(values, [3, 1, 2]);
});

test('takes the median of one figure of all runs', () => {
  assert.is(
    medianOf([{ ms: 7 }, { ms: 1 }, { ms: 3 }], ({ ms }) => ms),
    3,
  );
});

test('formats a ratio with two digits', () => {
  assert.is(formatRatio(1.26), '1.3x');
  assert.is(formatRatio(9.94), '9.9x');
  assert.is(formatRatio(12.2), '12x');
});

test('formats a missing ratio as a dash', () => {
  for (const nothing of [Number.NaN, Number.POSITIVE_INFINITY]) assert.is(formatRatio(nothing), '—');
});

test('accepts a ratio within its limit', () => {
  assert.equal(checkRatio('It', RATIO_MAX), []);
});

test('reports a ratio over its limit', () => {
  assert.equal(checkRatio('It', 1.31), ['It is 1.31; the limit is 1.3.']);
  assert.equal(checkRatio('It', 1.6, 1.5), ['It is 1.60; the limit is 1.5.']);
});

test('reports a ratio that was not measured', () => {
  for (const nothing of [Number.NaN, Number.POSITIVE_INFINITY])
    assert.equal(checkRatio('It', nothing), ['It is not measured; the limit is 1.3.']);
});

test('divides the difference of two pages by their difference in elements', () => {
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

test('the growth of constant costs is 1', () => {
  assert.is(toGrowth(pages(2)), 1);
});

test('the growth is the ratio of the last to the first costs', () => {
  assert.is(toGrowth(pages(3)), 1.5);
});

test('the growth of a page that was not measured is NaN', () => {
  assert.ok(Number.isNaN(toGrowth([])));
  assert.ok(Number.isNaN(toGrowth(pages(Number.NaN))));
});

test('measures all subjects in turn and drops the first round', async () => {
  const order: string[] = [];
  const results = await interleave({ ours: 1, baseline: 10 }, 2, async (step, name) => {
    order.push(name);
    return step * order.length;
  });
  assert.equal(order, ['ours', 'baseline', 'ours', 'baseline', 'ours', 'baseline']);
  assert.equal(results, { ours: [3, 5], baseline: [40, 60] });
});

test.run();
