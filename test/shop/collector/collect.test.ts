import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShop, type Shop } from '../server';
import type { DeliveryKind } from '../store/types';
import { deliver, PATHS, sampleBodies } from './sample-bodies';

const SLOW_COLLECTOR_MS = 120;
const SETTINGS = { otlp: true, analytics: true, errors: true } as const;

let shop: Shop;
test.before(async () => {
  shop = await createShop({ settings: SETTINGS, slowCollectorMs: SLOW_COLLECTOR_MS });
});
test.before.each(() => shop.store.reset());
test.after(() => shop.close());

const KINDS = Object.keys(PATHS) as DeliveryKind[];
const other = () => `${shop.otherUrl}/collector`;
const openPage = async (query = '') => (await fetch(`${shop.url}/products/cafe-da-serra${query}`)).text();

for (const kind of KINDS)
  test(`takes ${kind} on both origins, and keeps them`, async () => {
    for (const base of [other(), `${shop.url}/collector`]) {
      const response = await deliver(base, kind);
      assert.is(response.status, kind === 'sessions' ? 202 : 200);
      assert.is(response.headers.get('access-control-allow-origin'), '*');
    }
    assert.equal(
      shop.store.deliveries.map(delivery => [delivery.kind, delivery.body, delivery.problems]),
      Array(2).fill([kind, sampleBodies()[kind], []]),
    );
  });

test('answers 400 to what is not as it has to be, says why, and keeps it as rejected', async () => {
  const response = await deliver(other(), 'metrics', { resourceMetrics: [{ scopeMetrics: [] }] });
  assert.is(response.status, 400);
  assert.match((await response.json()).message, 'resourceMetrics[0].resource: is missing');
  assert.is(shop.store.deliveries[0]?.status, 400);
});

test('rejects text that is no JSON, another type, and an error without the version of its payload', async () => {
  assert.is((await deliver(other(), 'logs', '{')).status, 400);
  assert.is((await deliver(other(), 'metrics', undefined, 'text/plain')).status, 400);
  const bare = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sampleBodies().errors),
  };
  const response = await fetch(`${other()}/errors`, bare);
  assert.match((await response.json()).message, 'bugsnag-payload-version: 5, not nothing');
});

test('lets other origins send the headers that it knows, and no cookies', async () => {
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

test('cuts the connection while it is down, also for what browsers ask first', async () => {
  shop.store.settings.collector = 'down';
  for (const send of [deliver(other(), 'logs'), fetch(`${other()}/v1/logs`, { method: 'OPTIONS' })])
    assert.match(await send.then(String, String), 'fetch failed');
  assert.equal(
    shop.store.deliveries.map(({ status }) => status),
    [0],
  );
});

test('says when to come back, in seconds or as a date, where other origins can read it', async () => {
  shop.store.settings.collector = 'http_429';
  const inSeconds = await deliver(other(), 'logs');
  assert.equal([inSeconds.status, inSeconds.headers.get('retry-after')], [429, '2']);
  assert.is(inSeconds.headers.get('access-control-expose-headers'), 'Retry-After');
  shop.store.settings.collector = 'http_429_date';
  const asDate = (await deliver(other(), 'logs')).headers.get('retry-after') ?? '';
  const ahead = Date.parse(asDate) - Date.now();
  assert.ok(ahead > 1000 && ahead <= 3000, asDate);
});

test('fails with 500, and is slow, where one page view has chosen that', async () => {
  assert.is((await deliver(`${other()}/http_500`, 'logs')).status, 500);
  const started = performance.now();
  assert.is((await deliver(`${other()}/slow`, 'logs')).status, 200);
  const ms = performance.now() - started;
  assert.ok(ms >= SLOW_COLLECTOR_MS - 5, `${ms} ms`);
});

test('is named by the tag of the script, as far as it is switched on', async () => {
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

test('is not named where nobody asked for it', async () => {
  const usual = await createShop();
  const page = await (await fetch(`${usual.url}/products/cafe-da-serra`)).text();
  await usual.close();
  assert.not.match(page, /data-(otlp|analytics|errors|release)/);
});

test('goes back to the settings that the shop was opened with', () => {
  shop.store.settings.otlp = false;
  shop.store.reset();
  assert.is(shop.store.settings.otlp, true);
});

for (const [consent, pattern] of [
  ['all', /_tracking_consent=3AMPS\./],
  ['none', /_tracking_consent=3amps\./],
  ['unknown', /^$/],
] as const)
  test(`tells the browser what the shopper agreed to: ${consent}`, async () => {
    shop.store.settings.consent = consent;
    const response = await fetch(shop.url, { method: 'HEAD' });
    assert.match(response.headers.getSetCookie().join('\n'), pattern);
  });

test.run();
