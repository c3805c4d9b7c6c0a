import '../run/dom';
import '../run/dom';
import * as assert from 'uvu/assert';
import { DeveloperError } from '../../src/core/platform/errors';
import { onMetric } from '../../src/core/platform/metric';
import type { ErrorHints, WalletModule } from '../../src/core/types/wallet';
import { redact } from '../../src/telemetry/exceptions';
import { METRICS, toLabels } from '../../src/telemetry/metrics';
import { ERROR_HINTS, registry, reportSkippedWallet } from '../../src/wallets';
import { recordErrors } from '../fakes/fake-console';
import { onEnd, test } from '../run/suite';

let lines: string[];
let skipped: Record<string, string | undefined>[];

test.before.each(() => {
  skipped = [];
  ({ lines } = recordErrors());
  onEnd(onMetric(([name, labels]) => name === 'wallet.skipped' && skipped.push(labels)));
});

/** All that a release can advise: the bundle's rows, and those of each side module. */
const ROWS: [whose: string, reason: string, sentence: string, advice?: ErrorHints][] = Object.entries(
  ERROR_HINTS,
).map(([reason, sentence]) => ['any wallet', reason, sentence]);
for (const module of new Set(Object.values(registry).map(row => row.module))) {
  if (!module) continue;
  const { errorHints = {} }: WalletModule = await import(`../../src/wallets/${module}/index.ts`);
  for (const [reason, sentence] of Object.entries(errorHints))
    ROWS.push([module, reason, sentence, errorHints]);
}

test('has a row for each mistake of a shop that leaves a wallet without a button', () => {
  assert.equal(ROWS.map(([whose, reason]) => `${whose}: ${reason}`).sort(), [
    'amazon-pay: invalidMerchantId',
    'any wallet: moduleNotLoaded',
    'any wallet: unknownWallet',
    'apple-pay: companyRequired',
    'google-pay: authJwtExpired',
    'google-pay: companyRequired',
    'google-pay: invalidAuthParams',
    'paypal: billingAgreement',
  ]);
});

for (const [whose, reason, sentence, advice] of ROWS) {
  test(`says once in the console what to do about ${reason} of ${whose}, and counts it by its name each time`, () => {
    for (let times = 2; times; times--) reportSkippedWallet(whose, 'GooglePay', new Error(reason), advice);
    assert.is(lines.length, 1);
    assert.match(lines[0] ?? '', `AcceleratedCheckoutError: ${whose} has no button: ${reason}. ${sentence}`);
    assert.equal(skipped, Array(2).fill({ instrument: 'GooglePay', reason }));
  });

  test(`tells the operators of ${reason} of ${whose} by its name, and of nothing around it`, () => {
    assert.equal(toLabels('wallet.skipped', { reason }), { reason });
    assert.is(redact(`ana has no button: ${reason}. ${sentence}`), `has no button: ${reason}`);
  });
}

/** What a shop can't mend: the shopper's device, the way to it, and what is bought. */
const SILENT = [
  'timeout',
  'notReadyToPay',
  'notEligible',
  'digitalCart',
  'Could not load https://x.example/',
];

for (const reason of SILENT)
  test(`says nothing of ${reason}, and counts it`, () => {
    reportSkippedWallet('b_pay', 'ApplePay', new Error(reason));
    assert.equal(lines, []);
    assert.equal(skipped, [{ instrument: 'ApplePay', reason }]);
  });

test('leaves to a developer error what it has said itself, and counts it by its key', () => {
  const error = new DeveloperError('invalid-sdk-url', 'sdkUrl must be of https://pay.example');
  reportSkippedWallet('c_pay', 'PayPal', error);
  assert.equal(lines, []);
  assert.equal(skipped, [{ instrument: 'PayPal', reason: 'invalid-sdk-url' }]);
  assert.equal(toLabels('wallet.skipped', { reason: error.code }), { reason: 'invalid-sdk-url' });
});

const UNEXPECTED: [what: string, error: unknown, line: string][] = [
  ['an exception', new TypeError('x is no function'), 'd_pay has no button: x is no function.'],
  [
    'an SDK that is not there after loading',
    new Error('SDK not there after loading https://x.example/'),
    'd_pay has no button: SDK not there after loading https://x.example/.',
  ],
  [
    'an object of Google’s',
    { statusCode: 'DEVELOPER_ERROR', statusMessage: 'environment' },
    'd_pay has no button: {"statusCode":"DEVELOPER_ERROR","statusMessage":"environment"}.',
  ],
];

for (const [what, error, line] of UNEXPECTED)
  test(`says that ${what} leaves a wallet without a button, and counts it among the others`, () => {
    reportSkippedWallet('d_pay', 'GooglePay', error);
    assert.is(lines.length, 1);
    assert.match(lines[0] ?? '', line);
    assert.is(toLabels('wallet.skipped', skipped[0] ?? {})?.reason, 'other');
  });

for (const reason of ['toString', 'constructor', '__proto__'])
  test(`takes ${reason} for a reason without advice`, () => {
    reportSkippedWallet('e_pay', 'GooglePay', new Error(reason));
    assert.equal(lines, []);
  });

test('counts by name every reason that is advised or silent', () => {
  const names = METRICS['wallet.skipped']?.reason?.split(' ') ?? [];
  for (const reason of [...ROWS.map(([, name]) => name), ...SILENT.slice(0, -1)])
    assert.ok(names.includes(reason), reason);
});

test.run();
