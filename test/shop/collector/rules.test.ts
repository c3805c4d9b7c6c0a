import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DeliveryKind } from '../store/types';
import { PORTS } from './ports';
import { sampleBodies } from './sample-bodies';

const METRIC = 'resourceMetrics.0.scopeMetrics.0.metrics';
const SUM = `${METRIC}.0.sum`;
const POINT = `${SUM}.dataPoints.0`;
const HISTOGRAM = `${METRIC}.1.histogram`;
const RECORD = 'resourceLogs.0.scopeLogs.0.logRecords.0';
const EVENT = 'events.0';

/** A mistake, and the words of the complaint about it. Without a value the field is taken away. */
type Mistake = [kind: DeliveryKind, path: string, value: unknown, complaint: string];

const MISTAKES: Mistake[] = [
  ['metrics', 'resourceMetrics', undefined, 'resourceMetrics: is missing'],
  ['metrics', 'resourceMetrics', [], 'a list of 1 at least'],
  ['metrics', 'resource_metrics', [], 'resource_metrics: is not known'],
  ['metrics', 'resourceMetrics.0.resource.attributes', [], 'the attribute service.name'],
  ['metrics', `${METRIC}.0.name`, 'wallet click', 'a name of letters'],
  ['metrics', `${METRIC}.0.sum`, undefined, 'exactly one of sum, gauge, histogram'],
  ['metrics', `${METRIC}.0.histogram`, {}, 'histogram.dataPoints: is missing'],
  ['metrics', `${SUM}.aggregationTemporality`, 0, 'one of 1, 2'],
  ['metrics', `${SUM}.aggregationTemporality`, 'AGGREGATION_TEMPORALITY_DELTA', 'one of 1, 2'],
  ['metrics', `${SUM}.isMonotonic`, undefined, 'isMonotonic: is missing'],
  ['metrics', `${SUM}.dataPoints`, [], 'a list of 1 at least'],
  ['metrics', `${POINT}.asInt`, 2, 'a 64-bit integer as text'],
  ['metrics', `${POINT}.asInt`, '-2', 'no count below zero'],
  ['metrics', `${POINT}.asDouble`, 2, 'exactly one of asInt, asDouble'],
  ['metrics', `${POINT}.timeUnixNano`, 1_780_000_001_000, 'a time in nanoseconds as text'],
  ['metrics', `${POINT}.timeUnixNano`, '1780000001000', 'a time in nanoseconds as text'],
  ['metrics', `${POINT}.startTimeUnixNano`, '1790000000000000000', 'a start that is not after its end'],
  ['metrics', `${POINT}.time_unix_nano`, '1780000001000000000', 'time_unix_nano: is not known'],
  ['metrics', `${POINT}.attributes.0.value`, 'GooglePay', 'an object'],
  ['metrics', `${POINT}.attributes.0.value.intValue`, '1', 'exactly one of stringValue'],
  ['metrics', `${POINT}.attributes.1`, { key: 'instrument', value: { boolValue: true } }, 'keys that differ'],
  ['metrics', `${POINT}.attributes.0.value.stringValue`, 'PayPal', 'points that differ'],
  ['metrics', `${HISTOGRAM}.isMonotonic`, true, 'isMonotonic: is not known'],
  ['metrics', `${HISTOGRAM}.dataPoints.0.count`, 3, 'a 64-bit integer as text'],
  ['metrics', `${HISTOGRAM}.dataPoints.0.count`, '4', 'buckets that count what the point counts'],
  ['metrics', `${HISTOGRAM}.dataPoints.0.bucketCounts`, ['1', '2'], 'one bucket more than there are bounds'],
  ['metrics', `${HISTOGRAM}.dataPoints.0.bucketCounts.0`, 1, 'a 64-bit integer as text'],
  ['metrics', `${HISTOGRAM}.dataPoints.0.explicitBounds`, [1000, 100], 'bounds that rise'],
  ['metrics', `${HISTOGRAM}.dataPoints.0.explicitBounds.0`, '100', 'a number'],
  ['logs', `${RECORD}.severityNumber`, 25, 'a severity from 1 to 24'],
  ['logs', `${RECORD}.severityNumber`, 'ERROR', 'a severity from 1 to 24'],
  ['logs', `${RECORD}.body`, 'Invalid Checkout URL', 'an object'],
  ['logs', `${RECORD}.traceId`, 'not hex', '16 bytes in hexadecimal digits'],
  ['logs', `${RECORD}.traceId`, '0'.repeat(32), '16 bytes in hexadecimal digits'],
  ['logs', `${RECORD}.spanId`, 'b7ad6b7169203331aa', '8 bytes in hexadecimal digits'],
  ['logs', `${RECORD}.severity`, 17, 'severity: is not known'],
  ['analytics', `${EVENT}.schema_id`, 'shopify_wallet_checkout_track/3.0', 'the schema of wallet events'],
  ['analytics', `${EVENT}.payload.cart`, { id: 1 }, 'text, a number'],
  ['analytics', `${EVENT}.metadata`, undefined, 'metadata: is missing'],
  ['analytics', 'metadata.event_sent_at_ms', '1780000001000', 'a whole number'],
  ['errors', `${EVENT}.exceptions`, [], 'a list of 1 at least'],
  ['errors', `${EVENT}.exceptions.0.message`, 'a'.repeat(1025), 'text of 1024 characters at most'],
  ['errors', `${EVENT}.exceptions.0.errorClass`, '', 'text that is not empty'],
  ['errors', `${EVENT}.exceptions.0.stacktrace.0.lineNumber`, '1', 'a whole number'],
  ['errors', `${EVENT}.severity`, 'fatal', 'one of error, warning, info'],
  ['errors', `${EVENT}.user`, { email: 'ana@example.com' }, 'user: is not known'],
  ['errors', 'notifier.version', undefined, 'version: is missing'],
  ['sessions', 'sessions.0.startedAt', 1_780_000_000_000, 'an ISO time'],
  ['sessions', 'sessions', undefined, 'sessions or their counts'],
];

const shapeOf = (kind: DeliveryKind) => PORTS.find(port => port.kind === kind)?.shape ?? (() => ['no port']);

/** The kind's good body with one thing changed. */
function spoil(kind: DeliveryKind, path: string, value: unknown): unknown {
  const body: unknown = sampleBodies()[kind];
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce((inner, name) => (inner as Record<string, unknown>)[name], body);
  (owner as Record<string, unknown>)[last] = value;
  return JSON.parse(JSON.stringify(body));
}

for (const { kind, shape } of PORTS)
  test(`takes ${kind} as they have to be`, () => assert.equal(shape(sampleBodies()[kind], ''), []));

for (const [kind, path, value, complaint] of MISTAKES)
  test(`rejects ${kind} where ${path} is ${JSON.stringify(value)?.slice(0, 60) ?? 'missing'}`, () => {
    const problems = shapeOf(kind)(spoil(kind, path, value), '');
    assert.ok(
      problems.some(problem => problem.includes(complaint)),
      problems.join('\n') || 'It was taken',
    );
  });

test('takes an error with twenty causes, and not one with more', () => {
  const [cause] = sampleBodies().errors.events[0]?.exceptions ?? [];
  const withCauses = (count: number) => spoil('errors', `${EVENT}.exceptions`, Array(count + 1).fill(cause));
  assert.equal(shapeOf('errors')(withCauses(20), ''), []);
  assert.match(shapeOf('errors')(withCauses(21), '').join(), '21 exceptions at most');
});

test.run();
