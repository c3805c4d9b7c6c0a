import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { median, medianOf } from '../../bench/median';

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

test.run();
