import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../pages/shopper';
import { createShop, type Shop } from '../server';
import { deliver, sampleBodies } from './sample-bodies';
import { toSeries } from './taken';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => shop.store.reset());
test.after(() => shop.close());

const base = () => `${shop.otherUrl}/collector`;
const open = async () => (await fetch(`${shop.url}/collector`)).text();

/** What a person reads, without the markup. */
const read = async () => (await open()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('adds up what metrics tell in parts', async () => {
  for (const _ of [1, 2]) await deliver(base(), 'metrics');
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

test('says how late a slow collector answers', async () => {
  assert.match(await read(), 'slow: 3 s');
});

test('counts nothing of what was rejected or put off', async () => {
  await deliver(`${base()}/http_429`, 'metrics');
  await deliver(base(), 'metrics', undefined, 'text/plain');
  assert.equal(toSeries(shop.store.deliveries), []);
});

test('shows metrics, logs, events with their consent, and errors with their causes', async () => {
  for (const kind of ['metrics', 'logs', 'analytics', 'errors', 'sessions'] as const)
    await deliver(base(), kind);
  const page = await read();
  for (const words of [
    'wallet.click instrument GooglePay 2',
    'operation.duration operation cartCreate 3 mean 120 ms',
    'ERROR Invalid Checkout URL',
    'click Consent: analytics, marketing',
    'AcceleratedCheckoutError : No component',
    'TypeError : x is null',
    'Sessions 1',
  ])
    assert.match(page, words);
});

test('shows what was rejected, with the reason, as text and not as markup', async () => {
  const body = sampleBodies().logs;
  await deliver(base(), 'logs', { ...body, '<b>extra</b>': 1 });
  assert.match(await open(), '&lt;b&gt;extra&lt;/b&gt;: is not known');
  assert.match(await read(), 'Rejected 1');
});

test('takes its form, where what is not ticked is off', async () => {
  shop.store.settings.errors = true;
  const form = { otlp: 'true', collector: 'http_500', collectorOrigin: 'same', consent: 'none' };
  const response = await createShopper(shop.url).post('/collector/settings', form);
  assert.is(response.headers.get('location'), '/collector');
  const { otlp, analytics, errors, collector, collectorOrigin, consent } = shop.store.settings;
  assert.equal(
    [otlp, analytics, errors, collector, collectorOrigin, consent],
    [true, false, false, 'http_500', 'same', 'none'],
  );
  const wrong = await createShopper(shop.url).post('/collector/settings', { collector: 'asleep' });
  assert.is(wrong.status, 422);
});

test('tells an open page of each delivery, and forgets them all when asked', async () => {
  const abort = new AbortController();
  const { body } = await fetch(`${shop.url}/collector/events`, { signal: abort.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const untilChanges = async (count: number) => {
    while (text.split('event: change').length <= count) text += (await reader?.read())?.value ?? '';
  };
  await untilChanges(1);
  await deliver(base(), 'logs');
  await untilChanges(2);
  const list = async () =>
    (await fetch(`${shop.url}/collector/deliveries`, { headers: { Accept: 'application/json' } })).json();
  assert.is((await list())[0].kind, 'logs');
  await createShopper(shop.url).post('/collector/clear', {});
  await untilChanges(3);
  assert.equal(await list(), []);
  abort.abort();
});

test.run();
