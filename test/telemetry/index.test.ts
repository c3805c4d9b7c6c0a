import '../run/dom';
import * as assert from 'uvu/assert';
import type { TelemetryEvent } from '../../src/core/base/telemetry';
import { fakeClock } from '../fakes/fake-clock';
import { recordErrors } from '../fakes/fake-console';
import { networkError } from '../fakes/fake-fetch';
import { recordRejections } from '../fakes/record-rejections';
import { fixture, stub, test } from '../run/suite';
import { openTelemetry } from './open-telemetry';

const clock = fixture(fakeClock);

const ALL = { otlp: '/otlp', analytics: '/analytics', errors: '/errors' };
const PATHS: [option: keyof typeof ALL, paths: string[]][] = [
  ['otlp', ['/otlp/v1/logs', '/otlp/v1/metrics']],
  ['analytics', ['/analytics']],
  ['errors', ['/errors', '/errors/sessions']],
];

for (const [option, paths] of PATHS)
  test(`with ${option} alone sends to ${paths.join(' and ')} alone`, async () => {
    const { fetch, tell, hide } = openTelemetry({
      options: { [option]: ALL[option] },
      cookies: { _tracking_consent: '3.AMPS', _shopify_y: 'visitor' },
    });
    tell('click', { instrument: 'PayPal', page: 'product' });
    tell('reported', {}, Object.assign(new Error(option), { name: 'DeveloperError' }));
    await clock.advance(2000);
    hide();
    await clock.advance(0);
    const urls = [...new Set(fetch.calls.map(({ url }) => url))].sort();
    assert.equal(
      urls,
      paths.map(path => `https://shop.example${path}`),
    );
  });

test('begins with what has happened before it was there', async () => {
  const at = Date.now() - 3000;
  const early: TelemetryEvent[] = [
    [at, 'page.initialized', { status: 'success' }],
    [at, 'wallet.loaded', { instrument: 'PayPal' }, at - 400],
  ];
  const { sent } = openTelemetry({ options: { otlp: '/otlp' }, early, count: 12 });
  await clock.advance(1000);
  const { metrics } = sent('/otlp/v1/metrics')[0].resourceMetrics[0].scopeMetrics[0];
  assert.is(metrics[1].histogram.dataPoints[0].sum, 400);
  assert.equal(metrics[2].sum.dataPoints[0].asInt, '10');
  assert.equal(metrics[2].sum.dataPoints[0].attributes[0].value, { stringValue: 'early' });
});

test('sends what there is when the page is hidden, and waits where it comes to light', async () => {
  const { fetch, tell } = openTelemetry({ options: { otlp: '/otlp' } });
  const show = (visibilityState: string) => {
    stub(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  tell('dialog.shown');
  show('visible');
  await clock.advance(0);
  assert.is(fetch.calls.length, 0);
  show('hidden');
  await clock.advance(0);
  assert.is(fetch.calls.length, 1);
});

test('runs no timer and asks nobody while nothing happens', async () => {
  const { fetch, hide } = openTelemetry({ options: { otlp: '/otlp', analytics: '/analytics' } });
  hide();
  await clock.advance(20_000);
  assert.equal(fetch.calls, []);
  assert.is(clock.pending, 0);
});

test('bothers nobody while no receiver answers, for the whole of a visit', async () => {
  const { tell, answer, hide } = openTelemetry({ options: ALL });
  answer(networkError);
  const { lines } = recordErrors();
  const unhandled = recordRejections();
  for (let n = 0; n < 200; n++) {
    tell('click', { instrument: 'PayPal', page: 'product' });
    tell('reported', {}, new Error(`${n}`));
    await clock.advance(500);
    if (n % 20 === 0) hide();
  }
  await clock.advance(20_000_000);
  assert.equal([lines, unhandled], [[], []]);
});

test('keeps its own mistakes to itself', () => {
  const { tell } = openTelemetry({ options: ALL });
  const hostile = {
    get name(): string {
      throw new Error('no name');
    },
  };
  tell('reported', {}, hostile);
  tell('reported', {}, Object.create(null));
});

test.run();
