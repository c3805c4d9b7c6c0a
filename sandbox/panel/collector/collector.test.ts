import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../../../test/fakes/shopper';
import { createShop, type Shop } from '../../server/server';
import type { DeliveryKind } from '../../server/store/types';
import { toSeries } from './deliveries';

const SLOW_COLLECTOR_MS = 120;
const SETTINGS = { otlp: true, analytics: true, errors: true } as const;

let shop: Shop;
test.before(async () => {
  shop = await createShop({ settings: SETTINGS, slowCollectorMs: SLOW_COLLECTOR_MS });
});
test.before.each(() => shop.store.reset());
test.after(() => shop.close());

const label = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const times = { startTimeUnixNano: '1780000000000000000', timeUnixNano: '1780000001000000000' };
const clicks = (instrument: string, asInt: string) => ({
  ...times,
  asInt,
  attributes: [label('instrument', instrument)],
});
const duration = {
  ...times,
  count: '3',
  sum: 360,
  bucketCounts: ['1', '2', '0'],
  explicitBounds: [100, 1000],
  attributes: [label('operation', 'cartCreate')],
};
const resource = { attributes: [label('service.name', 'portable-wallets')] };
const scope = { name: 'portable-wallets' };
const notifier = { name: 'portable-wallets', version: '1', url: '' };
const app = { version: 'sandbox', codeBundleId: 'r1', type: 'browser' };
const device = { userAgent: 'a browser', locale: 'pt-BR' };
const startedAt = '2026-05-28T20:26:40.000Z';
const exception = (errorClass: string, message: string) => ({
  errorClass,
  message,
  stacktrace: [{ file: 'cart.js', lineNumber: 1, columnNumber: 77, method: '', inProject: true }],
  type: 'browserjs',
});

/** One valid body of each kind. */
const BODIES = {
  metrics: {
    resourceMetrics: [
      {
        resource,
        scopeMetrics: [
          {
            scope,
            metrics: [
              {
                name: 'wallet.click',
                unit: '1',
                sum: {
                  aggregationTemporality: 1,
                  isMonotonic: true,
                  dataPoints: [clicks('GooglePay', '2'), clicks('PayPal', '1')],
                },
              },
              {
                name: 'operation.duration',
                unit: 'ms',
                histogram: { aggregationTemporality: 1, dataPoints: [duration] },
              },
            ],
          },
        ],
      },
    ],
  },
  logs: {
    resourceLogs: [
      {
        resource,
        scopeLogs: [
          {
            scope,
            logRecords: [
              {
                timeUnixNano: times.timeUnixNano,
                severityNumber: 17,
                severityText: 'ERROR',
                body: { stringValue: 'Invalid Checkout URL' },
                attributes: [],
              },
            ],
          },
        ],
      },
    ],
  },
  analytics: {
    events: [
      {
        schema_id: 'shopify_wallet_checkout_track/6.3',
        payload: {
          event: 'click',
          instrumentId: 'GooglePay',
          shopId: 1,
          consent: ['analytics', 'marketing'],
        },
        metadata: { event_created_at_ms: 1_780_000_000_000 },
      },
    ],
    metadata: { event_sent_at_ms: 1_780_000_001_000 },
  },
  errors: {
    payloadVersion: '5',
    notifier,
    events: [
      {
        payloadVersion: '5',
        exceptions: [
          exception('AcceleratedCheckoutError', 'No component'),
          exception('TypeError', 'x is null'),
        ],
        severity: 'error',
        severityReason: { type: 'handledException' },
        unhandled: false,
        app,
        device: { ...device, time: startedAt },
      },
    ],
  },
  sessions: { notifier, app, device, sessions: [{ id: 'a', startedAt }] },
} satisfies Record<DeliveryKind, unknown>;

const KINDS = Object.keys(BODIES) as DeliveryKind[];

const PATHS: Record<DeliveryKind, string> = {
  metrics: '/v1/metrics',
  logs: '/v1/logs',
  analytics: '/analytics',
  errors: '/errors',
  sessions: '/errors/sessions',
};

/** Sends a body as the script does. */
function deliver(
  base: string,
  kind: DeliveryKind,
  body: unknown = BODIES[kind],
  type = kind === 'analytics' ? 'text/plain' : 'application/json',
): Promise<Response> {
  const version = kind === 'errors' ? '5' : kind === 'sessions' && '1';
  return fetch(base + PATHS[kind], {
    method: 'POST',
    headers: { 'Content-Type': type, ...(version && { 'Bugsnag-Payload-Version': version }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const other = () => `${shop.otherUrl}/collector`;
const readTab = async () => (await fetch(`${shop.url}/panel/collector`)).text();
const openPage = async (query = '') => (await fetch(`${shop.url}/products/cafe-da-serra${query}`)).text();

for (const kind of KINDS)
  test(`accepts ${kind} on both origins, and stores them`, async () => {
    for (const base of [other(), `${shop.url}/collector`]) {
      const response = await deliver(base, kind);
      assert.is(response.status, kind === 'sessions' ? 202 : 200);
      assert.is(response.headers.get('access-control-allow-origin'), '*');
    }
    assert.equal(
      shop.store.deliveries.map(delivery => [delivery.kind, delivery.body, delivery.problems]),
      Array(2).fill([kind, BODIES[kind], []]),
    );
  });

const METRIC = 'resourceMetrics.0.scopeMetrics.0.metrics';
const SUM = `${METRIC}.0.sum`;
const POINT = `${SUM}.dataPoints.0`;
const HISTOGRAM = `${METRIC}.1.histogram.dataPoints.0`;
const RECORD = 'resourceLogs.0.scopeLogs.0.logRecords.0';
const EVENT = 'events.0';

/** Invalid fields with the problem. Without a value the field is missing. */
const MISTAKES: [kind: DeliveryKind, path: string, value: unknown, complaint: string][] = [
  ['metrics', 'resourceMetrics', undefined, 'resourceMetrics: is missing'],
  ['metrics', 'resourceMetrics', [], 'a list of at least 1'],
  ['metrics', 'resourceMetrics.0.resource.attributes', [], 'the attribute service.name'],
  ['metrics', `${METRIC}.0.name`, 'wallet click', 'a name of letters'],
  ['metrics', `${METRIC}.0.sum`, undefined, 'either a sum or a histogram'],
  ['metrics', `${SUM}.aggregationTemporality`, 2, 'one of 1'],
  ['metrics', `${POINT}.asInt`, 2, 'a 64-bit integer as text'],
  ['metrics', `${POINT}.timeUnixNano`, '1780000001000', 'a time in nanoseconds as text'],
  ['metrics', `${POINT}.startTimeUnixNano`, '1790000000000000000', 'a start that is not after its end'],
  ['metrics', `${POINT}.time_unix_nano`, '1780000001000000000', 'time_unix_nano: is unknown'],
  ['metrics', `${POINT}.attributes.0.value.intValue`, '1', 'intValue: is unknown'],
  ['metrics', `${POINT}.attributes.1`, label('instrument', 'PayPal'), 'keys that differ'],
  ['metrics', `${POINT}.attributes.0.value.stringValue`, 'PayPal', 'points that differ'],
  ['metrics', `${HISTOGRAM}.count`, '4', 'buckets that count what the point counts'],
  ['metrics', `${HISTOGRAM}.bucketCounts`, ['1', '2'], 'one bucket more than there are bounds'],
  ['metrics', `${HISTOGRAM}.explicitBounds`, [1000, 100], 'bounds that rise'],
  ['logs', `${RECORD}.severityNumber`, 'ERROR', 'one of 9, 13, 17'],
  ['logs', `${RECORD}.body`, 'Invalid Checkout URL', 'an object'],
  ['analytics', `${EVENT}.schema_id`, 'shopify_wallet_checkout_track/3.0', 'the schema of wallet events'],
  ['analytics', `${EVENT}.payload.cart`, { id: 1 }, 'text, a number'],
  ['analytics', 'metadata.event_sent_at_ms', '1780000001000', 'a whole number'],
  ['errors', `${EVENT}.exceptions`, Array(22).fill(exception('Error', '')), 'at most 21 exceptions'],
  ['errors', `${EVENT}.exceptions.0.message`, 'a'.repeat(1025), 'text of at most 1024 characters'],
  ['errors', `${EVENT}.exceptions.0.errorClass`, '', 'text that is not empty'],
  ['errors', `${EVENT}.unhandled`, 'no', 'true or false'],
  ['errors', `${EVENT}.user`, { email: 'ana@example.com' }, 'user: is unknown'],
  ['sessions', 'sessions.0.startedAt', 1_780_000_000_000, 'an ISO time'],
];

/** Returns the kind's valid body with one value replaced. */
function replaceValue(kind: DeliveryKind, path: string, value: unknown): unknown {
  const body = structuredClone(BODIES[kind]) as object;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce((inner, name) => Reflect.get(inner, name), body);
  Reflect.set(owner, last, value);
  return body;
}

test('rejects invalid bodies and unknown fields with the reason and the path', async () => {
  for (const [kind, path, value, complaint] of MISTAKES) {
    const response = await deliver(other(), kind, replaceValue(kind, path, value));
    assert.is(response.status, 400, path);
    const { message } = await response.json();
    assert.match(message, complaint);
    assert.match(message, new RegExp(`^(the body|${path.split('.')[0]})`));
    assert.is(shop.store.deliveries.at(-1)?.status, 400);
  }
});

test('rejects text that is not JSON, another type, and an error without the version of its payload', async () => {
  assert.is((await deliver(other(), 'logs', '{')).status, 400);
  assert.is((await deliver(other(), 'metrics', undefined, 'text/plain')).status, 400);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(BODIES.errors);
  const response = await fetch(`${other()}/errors`, { method: 'POST', headers, body });
  assert.match((await response.json()).message, 'bugsnag-payload-version: 5, not nothing');
});

test('allows its headers from other origins, without cookies', async () => {
  for (const [path, headers] of [
    ['/v1/metrics', 'content-type'],
    ['/errors', 'content-type, bugsnag-api-key, bugsnag-payload-version, bugsnag-sent-at'],
  ]) {
    const response = await fetch(other() + path, { method: 'OPTIONS' });
    assert.is(response.headers.get('access-control-allow-headers'), headers);
    assert.is(response.headers.get('access-control-allow-credentials'), null);
  }
  assert.is((await fetch(`${other()}/v1/metrics`)).status, 405);
  assert.is((await deliver(`${other()}/v2`, 'metrics')).status, 404);
});

test('cuts the connection while it is down, also for preflight requests', async () => {
  shop.store.settings.collector = 'down';
  for (const send of [deliver(other(), 'logs'), fetch(`${other()}/v1/logs`, { method: 'OPTIONS' })])
    assert.match(await send.then(String, String), 'fetch failed');
  assert.equal(
    shop.store.deliveries.map(({ status }) => status),
    [0],
  );
});

test('sends Retry-After in seconds or as a date, and lets other origins read it', async () => {
  shop.store.settings.collector = 'http_429';
  const inSeconds = await deliver(other(), 'logs');
  assert.equal([inSeconds.status, inSeconds.headers.get('retry-after')], [429, '2']);
  assert.is(inSeconds.headers.get('access-control-expose-headers'), 'Retry-After');
  shop.store.settings.collector = 'http_429_date';
  const asDate = (await deliver(other(), 'logs')).headers.get('retry-after') ?? '';
  const ahead = Date.parse(asDate) - Date.now();
  assert.ok(ahead > 1000 && ahead <= 3000, asDate);
});

test('fails with 500, and is slow, for the page view that has chosen it', async () => {
  assert.is((await deliver(`${other()}/http_500`, 'logs')).status, 500);
  const started = performance.now();
  assert.is((await deliver(`${other()}/slow`, 'logs')).status, 200);
  const ms = performance.now() - started;
  assert.ok(ms >= SLOW_COLLECTOR_MS - 5, `${ms} ms`);
});

test('adds its URL to the script’s tag if it is enabled', async () => {
  assert.match(
    await openPage(),
    `data-otlp="${other()}" data-analytics="${other()}/analytics" data-errors="${other()}/errors"`,
  );
  assert.match(await openPage('?collector=down'), `data-otlp="${other()}/down"`);
  assert.match(await openPage('?collectorOrigin=same'), `data-otlp="${shop.url}/collector"`);
  assert.not.match(await openPage('?otlp=0'), 'data-otlp');
  assert.not.match(await openPage('?otlp=0&analytics=0&errors=0'), /data-(otlp|analytics|errors|release)/);
  for (const script of ['module', 'classic', 'inline'])
    assert.match(await openPage(`?script=${script}`), 'data-release="sandbox"');
});

test('is off by default', async () => {
  const shop = await createShop();
  const page = await (await fetch(`${shop.url}/products/cafe-da-serra`)).text();
  await shop.close();
  assert.not.match(page, /data-(otlp|analytics|errors|release)/);
});

for (const [consent, pattern] of [
  ['all', /_tracking_consent=3AMPS\./],
  ['none', /_tracking_consent=3amps\./],
  ['unknown', /^$/],
] as const)
  test(`sets the cookie of the shopper's consent: ${consent}`, async () => {
    shop.store.settings.consent = consent;
    const response = await fetch(shop.url, { method: 'HEAD' });
    assert.match(response.headers.getSetCookie().join('\n'), pattern);
  });

test('sums metrics, without what was rejected or failed', async () => {
  await deliver(`${other()}/http_429`, 'metrics');
  await deliver(other(), 'metrics', undefined, 'text/plain');
  assert.equal(toSeries(shop.store.deliveries), []);
  for (const _ of [1, 2]) await deliver(other(), 'metrics');
  assert.equal(toSeries(shop.store.deliveries), [
    {
      name: 'operation.duration',
      labels: { operation: 'cartCreate' },
      unit: 'ms',
      count: 6,
      total: 720,
      buckets: [
        { bound: 100, count: 2 },
        { bound: 1000, count: 4 },
        { bound: undefined, count: 0 },
      ],
    },
    { name: 'wallet.click', labels: { instrument: 'GooglePay' }, unit: '1', count: 4 },
    { name: 'wallet.click', labels: { instrument: 'PayPal' }, unit: '1', count: 2 },
  ]);
});

test('shows metrics, logs, events with their consent, and errors with their causes, until it is emptied', async () => {
  for (const kind of KINDS) await deliver(other(), kind);
  const text = (await readTab()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  for (const words of [
    'wallet.click instrument GooglePay 2',
    'operation.duration operation cartCreate 3 mean 120 ms',
    'ERROR Invalid Checkout URL',
    'click Consent: analytics, marketing',
    'AcceleratedCheckoutError : No component',
    'TypeError : x is null',
    'Sessions 1',
  ])
    assert.match(text, words);
  await createShopper(shop.url).post('/panel/collector/clear', {});
  assert.equal(shop.store.deliveries, []);
});

test('shows rejected bodies with the escaped reason', async () => {
  await deliver(other(), 'logs', { ...BODIES.logs, '<b>extra</b>': 1 });
  const text = await readTab();
  assert.match(text, '&lt;b&gt;extra&lt;/b&gt;: is unknown');
  assert.match(text, /Rejected <span class="count">1</);
});

test('sends a change to an open panel for each delivery', async () => {
  const abort = new AbortController();
  const { body } = await fetch(`${shop.url}/panel/events`, { signal: abort.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const untilChanges = async (count: number) => {
    while (text.split('event: change').length <= count) text += (await reader?.read())?.value ?? '';
  };
  await untilChanges(1);
  await deliver(other(), 'logs');
  await untilChanges(2);
  abort.abort();
});

test.run();
