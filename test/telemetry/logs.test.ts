import '../run/dom';
import { isDeepStrictEqual } from 'node:util';
import * as assert from 'uvu/assert';
import { logsBody } from '../../sandbox/panel/collector/bodies';
import { toLogs } from '../../sandbox/panel/collector/deliveries';
import type { Delivery } from '../../sandbox/server/store/types';
import { DeveloperError } from '../../src/core/platform/errors';
import { fakeClock } from '../fakes/fake-clock';
import { fixture, test } from '../run/suite';
import { BASE, openTelemetry } from './open-telemetry';
import { decodeLogs } from './otlp-decoder';

const clock = fixture(fakeClock);
const opened = fixture(() => openTelemetry({ options: { otlp: 'https://otlp.example' } }));

const sent = () => opened.sent('/v1/logs');
const records = () =>
  sent().flatMap(
    ({ resourceLogs: [{ scopeLogs }] }) =>
      scopeLogs[0].logRecords as Record<string, { stringValue: string }>[],
  );
const read = () => records().map(({ severityText, body }) => [severityText, body?.stringValue]);

test("logs a mistake of the page's author as a warning", async () => {
  opened.emit('reported', {}, new TypeError('Load failed for Ana'));
  opened.emit('reported', {}, new DeveloperError('invalid-webcomponent', 'add it'));
  await clock.advance(1000);
  assert.equal(read(), [
    ['ERROR', 'Load failed'],
    ['WARN', 'invalid-webcomponent'],
  ]);
});

test("logs the error class and its place in the script's files", async () => {
  const stack = `TypeError: no\n    at run (https://theme.example/a.js:1:2)\n    at open (${BASE}telemetry.js:1:77)`;
  opened.emit('reported', {}, Object.assign(new TypeError('no'), { stack }));
  opened.emit('reported', {}, 'Ana');
  await clock.advance(1000);
  assert.equal(
    toLogs([{ kind: 'logs', status: 200, body: sent()[0] } as Delivery]).map(({ labels }) => labels),
    [{ type: 'TypeError', place: 'telemetry.js:1:77' }, { type: 'Error' }],
  );
});

test('logs no event that is only counted', async () => {
  opened.emit('click', { instrument: 'PayPal', page: 'product' });
  await clock.advance(1000);
  assert.equal(sent(), []);
});

test("is accepted unchanged by the OpenTelemetry project's decoder", async () => {
  opened.emit('reported', {}, new DeveloperError('invalid-webcomponent', 'add it'));
  opened.emit('compat.sampled', { page: 'product' }, 'border-radius: 4px');
  await clock.advance(1000);
  const [body] = sent();
  assert.is(records().length, 2);
  assert.ok(isDeepStrictEqual(decodeLogs(body), body));
  assert.equal(logsBody(body, ''), []);
});

test('keeps 50 records, and counts dropped ones', async () => {
  for (let n = 0; n < 60; n++) opened.emit('reported', {}, new Error(`${n}`));
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

test('logs adopted styles up to 2,000 characters', async () => {
  opened.emit('compat.applied', { page: 'product' });
  opened.emit('compat.sampled', { page: 'product' }, 'row-gap:8px;'.repeat(300));
  await clock.advance(1000);
  const [[severity, body] = []] = read();
  const text = String(body);
  assert.equal([severity, text.length], ['INFO', 2000]);
  assert.match(text, /^(row-gap:8px; )+row/);
});

test('logs only the listed properties of a style, with no other text of the shop', async () => {
  opened.emit(
    'compat.sampled',
    { page: 'product' },
    'button-block-size:48px;inline-alignment:center;button-box-shadow:rgb(1, 2, 3) 0px 1px;background:url(https://ana)',
  );
  await clock.advance(1000);
  assert.equal(read(), [
    ['INFO', 'button-block-size:48px; inline-alignment:center; button-box-shadow:rgb(1, 2, 3) 0px 1px'],
  ]);
});

test.run();
