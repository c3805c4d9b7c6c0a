import '../run/dom';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import * as assert from 'uvu/assert';
import { metricsBody } from '../../sandbox/panel/collector/bodies';
import { decelerations } from '../../src/core/errors/policies';
import { METRICS } from '../../src/telemetry/metrics';
import { registry } from '../../src/wallets';
import { fakeClock } from '../fakes/fake-clock';
import { networkError, status } from '../fakes/fake-fetch';
import { fixture, test } from '../run/suite';
import { type Opened, openTelemetry } from './open-telemetry';
import { decodeMetrics } from './otlp-decoder';

const PATH = '/otel/v1/metrics';

const clock = fixture(fakeClock);
let opened: Opened;

test.before.each(() => {
  opened = openTelemetry({ options: { otlp: 'https://otlp.example/otel/', release: 'r7' } });
});

interface Point {
  attributes: { key: string; value: { stringValue: string } }[];
  asInt?: string;
  count?: string;
  sum?: number;
  bucketCounts?: string[];
}

/** Returns all sent points, each as metric, labels and count. */
function points(): string[] {
  return opened.sent(PATH).flatMap(
    ({
      resourceMetrics: [
        {
          scopeMetrics: [{ metrics }],
        },
      ],
    }) =>
      metrics.flatMap(({ name, sum, histogram }: Record<string, { dataPoints: Point[] }>) =>
        (sum ?? histogram)?.dataPoints.map(({ attributes, asInt, count }) => {
          const labels = attributes.map(({ value }) => value.stringValue);
          return [String(name).replace('portable_wallets.', ''), ...labels, asInt ?? count].join(' ');
        }),
      ),
  );
}

test('adds up points with the same labels each second', async () => {
  opened.emit('click', { instrument: 'GooglePay', page: 'product' });
  opened.emit('click', { instrument: 'GooglePay', page: 'product' });
  opened.emit('click', { instrument: 'PayPal', page: 'product' });
  await clock.advance(1000);
  opened.emit('click', { instrument: 'PayPal', page: 'product' });
  await clock.advance(1000);
  assert.equal(points(), ['click GooglePay product 2', 'click PayPal product 1', 'click PayPal product 1']);
});

test('counts durations in buckets', async () => {
  const now = Date.now();
  for (const ms of [0, 50, 51, 14_999, 15_001, -5])
    opened.emit('operation', { name: 'cartCreate', outcome: 'ok' }, now - ms);
  await clock.advance(1000);
  const { histogram, unit } = opened.sent(PATH)[0].resourceMetrics[0].scopeMetrics[0].metrics[0];
  const [point] = histogram.dataPoints;
  assert.is(unit, 'ms');
  assert.is(point.sum, 0 + 50 + 51 + 14_999 + 15_001);
  assert.equal(point.bucketCounts, ['3', '1', '0', '0', '0', '0', '0', '0', '1', '1']);
});

test('sends deltas from the previous batch to now', async () => {
  opened.emit('dialog.shown');
  await clock.advance(1000);
  opened.emit('dialog.shown');
  await clock.advance(1000);
  const times = opened.sent(PATH).map(({ resourceMetrics }) => {
    const { sum } = resourceMetrics[0].scopeMetrics[0].metrics[0];
    assert.equal([sum.aggregationTemporality, sum.isMonotonic], [1, true]);
    return [sum.dataPoints[0].startTimeUnixNano, sum.dataPoints[0].timeUnixNano];
  });
  const at = (s: number) => `${Date.parse('2026-01-31T12:00:00Z') + s * 1000}000000`;
  assert.equal(times, [
    [at(0), at(1)],
    [at(1), at(2)],
  ]);
});

test('names the service and its release', async () => {
  opened.emit('dialog.shown');
  await clock.advance(1000);
  const { attributes } = opened.sent(PATH)[0].resourceMetrics[0].resource;
  assert.equal(attributes, [
    { key: 'service.name', value: { stringValue: 'portable-wallets' } },
    { key: 'service.version', value: { stringValue: 'r7' } },
  ]);
});

/** The placeholder that the test loader substitutes for the release id. */
const OWN_RELEASE = '.';

test('distinguishes releases that the shop does not name', async () => {
  opened.close();
  opened = openTelemetry({ options: { otlp: 'https://otlp.example/otel/' } });
  opened.emit('dialog.shown');
  await clock.advance(1000);
  const { attributes } = opened.sent(PATH)[0].resourceMetrics[0].resource;
  assert.equal(attributes[1], { key: 'service.version', value: { stringValue: OWN_RELEASE } });
});

const LABELS: [name: string, labels: Record<string, string | undefined>, point: string | undefined][] = [
  ['page.initialized', { status: 'success' }, 'page.initialized success 1'],
  ['wallet.skipped', { instrument: 'PayPal', reason: 'timeout' }, 'wallet.skipped PayPal timeout 1'],
  [
    'wallet.skipped',
    { instrument: 'PayPal', reason: 'Could not load https://x' },
    'wallet.skipped PayPal other 1',
  ],
  ['wallet.skipped', { instrument: 'Pix', reason: 'timeout' }, 'wallet.skipped other timeout 1'],
  ['click', { instrument: 'ShopPay', page: 'product', email: 'a@b.example' }, 'click ShopPay product 1'],
  ['finish', { instrument: 'ShopPay', action: 'redirect', reason: undefined }, 'finish ShopPay redirect 1'],
  [
    'finish',
    { instrument: 'ApplePay', action: 'decelerate', reason: 'dynamic_tax' },
    'finish ApplePay decelerate dynamic_tax 1',
  ],
  ['opened', { instrument: 'ApplePay' }, 'opened ApplePay 1'],
  ['opened', { instrument: 'BuyItNow' }, undefined],
  ['operation', { name: 'cartCreate', outcome: 'SOMETHING_NEW' }, 'operation cartCreate other 1'],
  ['no.such.metric', { instrument: 'PayPal' }, undefined],
];

for (const [name, labels, point] of LABELS)
  test(`sends ${name} ${Object.values(labels).join(' ')} as ${point ?? 'nothing'}`, async () => {
    opened.emit(name, labels, Date.now());
    await clock.advance(1000);
    assert.equal(points(), point ? [point] : []);
  });

test('adds undelivered counts to the next batch', async () => {
  opened.answer(status(400), networkError);
  opened.emit('dialog.shown');
  opened.emit('click', { instrument: 'PayPal', page: 'product' });
  await clock.advance(20_000);
  assert.is(opened.calls(PATH).length, 1);
  opened.emit('dialog.shown');
  await clock.advance(1000);
  assert.equal(points().slice(2), ['telemetry.dropped metrics 2', 'dialog.shown 1']);
});

test('stays bounded while the receiver is down', async () => {
  opened.answer(networkError);
  for (let n = 0; n < 5000; n++) {
    opened.emit('click', { instrument: `wallet-${n}`, page: `page-${n}` });
    opened.emit('operation', { name: `operation-${n}`, outcome: `${n}` }, Date.now());
    if (n % 500 === 0) await clock.advance(1000);
  }
  opened.answer(status(200));
  await clock.advance(3600_000);
  const last = points()
    .filter(point => point.startsWith('click'))
    .at(-1);
  assert.match(last as string, /^click other other 4\d{3}$/);
});

/** Emits every metric with every value of its labels. */
async function emitAll() {
  for (const [name, labels] of Object.entries(METRICS)) {
    const lists = Object.entries<string>(labels).map(
      ([label, values]) => [label, values.split(' ')] as const,
    );
    const most = Math.max(1, ...lists.map(([, values]) => values.length));
    for (let row = 0; row < most; row++)
      opened.emit(
        name,
        Object.fromEntries(lists.map(([label, values]) => [label, values[row % values.length]])),
        Date.now(),
      );
  }
  await clock.advance(1000);
}

test("is accepted unchanged by the OpenTelemetry project's decoder", async () => {
  await emitAll();
  const [body] = opened.sent(PATH);
  assert.is(body.resourceMetrics[0].scopeMetrics[0].metrics.length, Object.keys(METRICS).length);
  // In protobuf, an empty list equals a missing one.
  const withoutEmpty = JSON.parse(JSON.stringify(body), (_, value) =>
    value?.length === 0 ? undefined : value,
  );
  assert.ok(isDeepStrictEqual(decodeMetrics(body), withoutEmpty));
  assert.equal(metricsBody(body, ''), []);
});

test('lists every wallet, operation and reason', async () => {
  const all: Record<string, Record<string, string>> = METRICS;
  const lists = (name: string, label: string) => all[name]?.[label]?.split(' ') ?? [];
  for (const { instrument } of Object.values(registry))
    for (const name of ['click', 'wallet.rendered', 'finish'])
      assert.ok(lists(name, 'instrument').includes(instrument), `${name} ${instrument}`);
  for (const [reason] of decelerations) assert.ok(lists('finish', 'reason').includes(reason), reason);
  const root = fileURLToPath(new URL('../../src/', import.meta.url));
  const files = (await readdir(root, { recursive: true })).filter(file =>
    /(?<!fragment)\.graphql$/.test(file),
  );
  assert.ok(files.length);
  for (const file of files) {
    const text = await readFile(`${root}/${file}`, 'utf8');
    const [, operation] = /^(?:query|mutation) (\w+)/m.exec(text) ?? [];
    assert.ok(lists('operation', 'name').includes(operation as string), `${file}: ${operation}`);
  }
});

test('lists every event that the script counts', async () => {
  const root = fileURLToPath(new URL('../../src/', import.meta.url));
  const files = (await readdir(root, { recursive: true })).filter(file => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map(file => readFile(`${root}/${file}`, 'utf8')));
  const names = texts.flatMap(text =>
    [...text.matchAll(/\bemitMetric\('([\w.]+)'/g)].map(([, name]) => name as string),
  );
  assert.ok(names.length);
  assert.equal(
    names.filter(name => !(name in METRICS)),
    [],
  );
});

test('starts its first delta with the first event', async () => {
  opened.close();
  const at = Date.now() - 3000;
  opened = openTelemetry({ options: { otlp: '/otel' }, early: [[at, 'dialog.shown', {}]] });
  await clock.advance(1000);
  const [body] = opened.sent(PATH);
  const [metric] = body.resourceMetrics[0].scopeMetrics[0].metrics;
  assert.is(metric.sum.dataPoints[0].startTimeUnixNano, `${at}000000`);
});

test.run();
