import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { interleave } from '../../bench/interleave';
import { checkRatio, RATIO_MAX } from '../../bench/ratio';
import { toGrowth } from '../../bench/scale';

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

const pages = (last: number) =>
  [
    [1, 302],
    [10, 320],
    [50, 400],
    [200, 700],
    [1000, 700 + 800 * last],
  ].map(([count = 0, taskMs = 0]) => ({ count, taskMs }));

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
