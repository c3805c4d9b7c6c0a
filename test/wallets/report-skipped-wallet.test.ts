import '../run/dom';
import * as assert from 'uvu/assert';
import { DeveloperError } from '../../src/core/platform/errors';
import { onMetric } from '../../src/core/platform/metric';
import type { ErrorHints, WalletModule } from '../../src/core/types/wallet';
import { redact } from '../../src/telemetry/exceptions';
import { METRICS, toLabels } from '../../src/telemetry/metrics';
import { registry } from '../../src/wallets';
import { recordErrors } from '../fakes/fake-console';
import { skipWallet } from '../fakes/skip-wallet';
import { onEnd, test } from '../run/suite';

let lines: string[];
let skipped: Record<string, string | undefined>[];

test.before.each(() => {
  skipped = [];
  ({ lines } = recordErrors());
  onEnd(onMetric(([name, labels]) => name === 'wallet.skipped' && skipped.push(labels)));
});

/** What a shop can fix: two reasons of any wallet, which the documentation explains, and those with a hint in a wallet's bundle. */
const ROWS: [whose: string, reason: string, sentence: string, errorHints?: ErrorHints][] = [
  ['any_pay', 'unknownWallet', 'See'],
  ['any_pay', 'moduleNotLoaded', 'See'],
];
for (const module of new Set(Object.values(registry).map(row => row.module))) {
  if (!module) continue;
  const { errorHints = {} }: WalletModule = await import(`../../src/wallets/${module}/index.ts`);
  for (const [reason, sentence] of Object.entries(errorHints))
    ROWS.push([module, reason, sentence, errorHints]);
}

for (const [whose, reason, sentence, errorHints] of ROWS) {
  test(`logs the hint for ${reason} of ${whose} once, and counts each time`, async () => {
    for (let times = 2; times; times--) await skipWallet(whose, 'GooglePay', new Error(reason), errorHints);
    assert.is(lines.length, 1);
    assert.match(lines[0] ?? '', `AcceleratedCheckoutError: ${whose} has no button: ${reason}. ${sentence}`);
    assert.equal(skipped, Array(2).fill({ instrument: 'GooglePay', reason }));
  });

  test(`counts ${reason} of ${whose} by name, without other text`, () => {
    assert.equal(toLabels('wallet.skipped', { reason }), { reason });
    assert.is(redact(`ana has no button: ${reason}. ${sentence}`), `has no button: ${reason}`);
  });
}

/** Reasons that a shop can't fix: device, network and products. */
const SILENT = [
  'timeout',
  'notReadyToPay',
  'notEligible',
  'digitalCart',
  'Could not load https://x.example/',
];

for (const reason of SILENT)
  test(`counts ${reason} without a log`, async () => {
    await skipWallet('b_pay', 'ApplePay', new Error(reason));
    assert.equal(lines, []);
    assert.equal(skipped, [{ instrument: 'ApplePay', reason }]);
  });

test('logs no second message for a developer error, and counts it by its key', async () => {
  const error = new DeveloperError('invalid-sdk-url', 'sdkUrl must be of https://pay.example');
  await skipWallet('c_pay', 'PayPal', error);
  assert.equal(lines, []);
  assert.equal(skipped, [{ instrument: 'PayPal', reason: 'invalid-sdk-url' }]);
  assert.equal(toLabels('wallet.skipped', { reason: error.code }), { reason: 'invalid-sdk-url' });
});

const UNEXPECTED: [what: string, error: unknown, line: string][] = [
  ['an exception', new TypeError('x is no function'), 'd_pay has no button: x is no function.'],
  [
    'an SDK that is missing after loading',
    new Error('SDK not there after loading https://x.example/'),
    'd_pay has no button: SDK not there after loading https://x.example/.',
  ],
  [
    "an object of Google's SDK",
    { statusCode: 'DEVELOPER_ERROR', statusMessage: 'environment' },
    'd_pay has no button: {"statusCode":"DEVELOPER_ERROR","statusMessage":"environment"}.',
  ],
];

for (const [what, error, line] of UNEXPECTED)
  test(`logs that ${what} skips a wallet, and counts it as other`, async () => {
    await skipWallet('d_pay', 'GooglePay', error);
    assert.is(lines.length, 1);
    assert.match(lines[0] ?? '', line);
    assert.is(toLabels('wallet.skipped', skipped[0] ?? {})?.reason, 'other');
  });

for (const reason of ['toString', 'constructor', '__proto__'])
  test(`treats ${reason} as a reason without a hint`, async () => {
    await skipWallet('e_pay', 'GooglePay', new Error(reason));
    assert.equal(lines, []);
  });

test('counts every hinted or silent reason by name', () => {
  const names = METRICS['wallet.skipped']?.reason?.split(' ') ?? [];
  for (const reason of [...ROWS.map(([, name]) => name), ...SILENT.slice(0, -1)])
    assert.ok(names.includes(reason), reason);
});

test.run();
