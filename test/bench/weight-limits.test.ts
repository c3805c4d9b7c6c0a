import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findExcess } from '../../bench/weight-limits';

const LIMITS = { 'cart, Shop Pay': { off: { files: 6, bytes: 25_800 }, on: { files: 7, bytes: 31_400 } } };

test('accepts figures at their limits', () => {
  assert.equal(findExcess(LIMITS, LIMITS), []);
});

test('names the row and the excess of each figure over its limit', () => {
  const rows = { 'cart, Shop Pay': { off: { files: 6, bytes: 25_801 }, on: { files: 9, bytes: 32_500 } } };
  assert.equal(findExcess(rows, LIMITS), [
    'cart, Shop Pay: 25,801 B, 1 over the limit of 25,800.',
    'cart, Shop Pay, with telemetry: 32,500 B, 1,100 over the limit of 31,400.',
    'cart, Shop Pay, with telemetry: 9 files, 2 over the limit of 7.',
  ]);
});

test('names a row without a limit and a limit without a row', () => {
  assert.equal(findExcess({ 'cart, PayPal': LIMITS['cart, Shop Pay'] }, LIMITS), [
    'cart, PayPal: add a limit to bench/weight.json.',
    'cart, Shop Pay: remove the limit from bench/weight.json, because no row has this name.',
  ]);
});

test.run();
