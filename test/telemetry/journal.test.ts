import '../setup/dom';
import { isDeepStrictEqual } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DeveloperError } from '../../src/core/developer-error';
import { type FakeClock, fakeClock } from '../setup/fake-clock';
import { logsBody } from '../shop/collector/otlp-logs';
import { type Opened, openTelemetry } from './open-telemetry';
import { decodeLogs } from './otlp-decoder';

let clock: FakeClock;
let opened: Opened;

test.before.each(() => {
  clock = fakeClock();
  opened = openTelemetry({ options: { otlp: 'https://otlp.example' } });
});

test.after.each(() => {
  opened.close();
  clock.restore();
});

const sent = () => opened.sent('/v1/logs');
const records = () =>
  sent().flatMap(
    ({ resourceLogs: [{ scopeLogs }] }) =>
      scopeLogs[0].logRecords as Record<string, { stringValue: string }>[],
  );
const read = () => records().map(({ severityText, body }) => [severityText, body?.stringValue]);

test('logs what is reported: a mistake of the page’s author as a warning', async () => {
  opened.tell('reported', {}, new TypeError('no box'));
  opened.tell('reported', {}, new DeveloperError('invalid-webcomponent', 'add it'));
  await clock.advance(1000);
  assert.equal(read(), [
    ['ERROR', 'no box'],
    ['WARN', 'add it'],
  ]);
});

test('logs nothing of what is only counted', async () => {
  opened.tell('click', { instrument: 'PayPal', page: 'product' });
  await clock.advance(1000);
  assert.equal(sent(), []);
});

test('is what the OpenTelemetry project’s own decoder takes, to the last field', async () => {
  opened.tell('reported', {}, new DeveloperError('invalid-webcomponent', 'add it'));
  opened.tell('compat.sampled', { page: 'product' }, 'border-radius: 4px');
  await clock.advance(1000);
  const [body] = sent();
  assert.is(records().length, 2);
  assert.ok(isDeepStrictEqual(decodeLogs(body), body));
  assert.equal(logsBody(body, ''), []);
});

test('keeps 50 records, and counts the others as dropped', async () => {
  for (let n = 0; n < 60; n++) opened.tell('reported', {}, new Error(`${n}`));
  await clock.advance(1000);
  assert.is(records().length, 50);
  const [{ resourceMetrics }] = opened.sent('/v1/metrics') as [
    { resourceMetrics: { scopeMetrics: { metrics: { name: string; sum: { dataPoints: object[] } }[] }[] }[] },
  ];
  const dropped = resourceMetrics[0]?.scopeMetrics[0]?.metrics.find(({ name }) =>
    name.endsWith('telemetry.dropped'),
  );
  assert.match(JSON.stringify(dropped?.sum.dataPoints), /"logs".*"asInt":"10"/);
});

test('tells of styles that were taken over, 2,000 characters of them', async () => {
  opened.tell('compat.applied', { page: 'product' });
  opened.tell('compat.sampled', { page: 'product' }, 'z'.repeat(3000));
  await clock.advance(1000);
  assert.equal(read(), [['INFO', 'z'.repeat(2000)]]);
});

test.run();
