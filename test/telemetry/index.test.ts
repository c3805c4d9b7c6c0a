import '../run/dom';
import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import type { TelemetryEvent } from '../../src/core/platform/telemetry';
import explain from '../../src/telemetry/debug';
import { METRICS } from '../../src/telemetry/metrics';
import { REASON_TEXTS } from '../../src/telemetry/reasons';
import { recordInfos } from '../fakes/fake-console';
import { test } from '../run/suite';

/** Returns the console output of an event. */
function print(name: string, labels: Record<string, string | undefined> = {}, value?: unknown): string[] {
  const event = [5000, name, labels, value] as unknown as TelemetryEvent;
  const { lines } = recordInfos();
  explain(...event);
  return lines;
}

const PRIVATE = 'Ana Souza ana@example.com 11 98765-4321';

const PRINTED: [name: string, labels: Record<string, string>, value: unknown, text: string][] = [
  ['wallet.loaded', { instrument: 'PayPal' }, 4900, 'PayPal can pay here: it was ready after 100 ms.'],
  [
    'wallet.skipped',
    { instrument: 'GooglePay', reason: 'authJwtExpired' },
    undefined,
    `GooglePay is skipped: ${REASON_TEXTS.authJwtExpired}.`,
  ],
  [
    'wallet.unfit',
    { instrument: 'Venmo', reason: 'noSubscriptions' },
    undefined,
    `Venmo is skipped: ${REASON_TEXTS.noSubscriptions}.`,
  ],
  [
    'wallet.rendered',
    { instrument: 'ShopPay', page: 'cart_page' },
    undefined,
    'ShopPay is chosen: its button has rendered (cart_page).',
  ],
  ['operation', { name: 'cartCreate', outcome: 'ok' }, 4700, 'Request cartCreate: ok after 300 ms.'],
  [
    'operation',
    { name: 'cartPaymentUpdate', outcome: 'PAYMENT_CALL_FAILED' },
    4700,
    'Request cartPaymentUpdate: PAYMENT_CALL_FAILED after 300 ms.',
  ],
];

for (const [name, labels, value, text] of PRINTED)
  test(`prints "${text}"`, () => {
    assert.equal(print(name, labels, value), [`[portable-wallets] ${text}`]);
  });

for (const name of Object.keys(METRICS))
  test(`prints no data of a shopper, a server or an SDK for ${name}`, () => {
    const labels = { reason: PRIVATE, outcome: PRIVATE };
    const line = print(name, { instrument: 'PayPal', ...labels }, new Error(PRIVATE)).join();
    for (const word of PRIVATE.split(' ')) assert.not.ok(line.includes(word), line);
  });

test('has a sentence for every reason that telemetry counts', () => {
  for (const reason of METRICS['wallet.skipped']?.reason?.split(' ') ?? [])
    assert.ok(REASON_TEXTS[reason], reason);
});

test('counts every reason in the registry', async () => {
  const text = await readFile('src/wallets/index.ts', 'utf8');
  const reasons = [...text.matchAll(/&& '(\w+)'\)/g)].map(([, reason]) => reason as string);
  assert.ok(reasons.length);
  for (const reason of reasons) assert.ok(REASON_TEXTS[reason], reason);
});

test('prints nothing for other events, and reads no prototype', () => {
  for (const name of ['compat.sampled', 'reported', 'constructor', '']) assert.equal(print(name), []);
  assert.match(print('wallet.skipped', { reason: 'constructor' })[0] ?? '', REASON_TEXTS.other as string);
});

test.run();
