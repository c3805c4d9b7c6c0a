import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkRatio, RATIO_MAX, writeRatio } from '../../bench/ratio';

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

test.run();
