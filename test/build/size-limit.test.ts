import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toChecks } from '../../build/size-limit.mjs';

const LIMITS = [
  { name: 'checkout', path: 'dist/checkout.js', limit: '16500 B' },
  { name: 'paypal', path: 'dist/wallets/paypal.js', limit: '1410 B' },
];
const FILES = {
  'checkout.js': { brotli: 15_786 },
  'checkout.el.js': { brotli: 16_110 },
  'checkout.pt-pt.js': { brotli: 15_840 },
  'wallets/paypal.js': { brotli: 1378 },
  'logos/pay-pal-dark.svg': { brotli: 332 },
};

test('checks the largest language of each bundle', () => {
  assert.equal(
    toChecks(LIMITS, FILES, '/built').map(({ path, limit }) => [path, limit]),
    [
      ['/built/checkout.el.js', '16500 B'],
      ['/built/wallets/paypal.js', '1410 B'],
    ],
  );
});

test('names each script without a limit', () => {
  assert.throws(
    () => toChecks(LIMITS, { ...FILES, 'wallets/test-pay.js': { brotli: 1 } }, '/built'),
    'wallets/test-pay.js: add a limit to .size-limit.json.',
  );
});

test('keeps the path of a bundle that is not built, so that size-limit fails', () => {
  assert.is(toChecks(LIMITS, {}, '/built')[0]?.path, '/built/checkout.js');
});

test.run();
