import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { METRICS } from '../../src/telemetry/metrics';
import { registry } from '../../src/wallets/page-registry';

test('contains rows without a prototype', () => {
  for (const row of [registry, ...Object.values(registry)]) assert.is(Object.getPrototypeOf(row), null);
});

test('counts `opened` only for wallets with a sheet or a window', () => {
  const counted = METRICS.opened?.instrument?.split(' ') ?? [];
  for (const name of ['AmazonPay', 'ApplePay', 'BuyWithPrime', 'GooglePay', 'PayPal', 'Venmo'])
    assert.ok(counted.includes(name), name);
  for (const name of ['BuyItNow', 'MoreOptions', 'ShopPay', 'FacebookPay'])
    assert.not.ok(counted.includes(name), name);
});

test.run();
