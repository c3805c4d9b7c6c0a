import '../run/dom';
import * as assert from 'uvu/assert';
import { createSender, type Sender } from '../../src/telemetry/sender';
import { fakeClock } from '../fakes/fake-clock';
import {
  type FakeFetch,
  fakeFetch,
  json,
  networkError,
  never,
  type Reply,
  status,
} from '../fakes/fake-fetch';
import { recordRejections } from '../fakes/record-rejections';
import { fixture, test } from '../run/suite';

const clock = fixture(fakeClock);
let fetch: FakeFetch;
let sender: Sender;
let waiting: string[] = [];
let dropped = 0;
let sentAt: number[] = [];

const ok = json({});

function open(...replies: Reply[]) {
  const timed = replies.map(
    (reply): Reply =>
      call => {
        sentAt.push(clock.elapsed);
        return reply(call);
      },
  );
  fetch = fakeFetch({ '': timed });
  sender = createSender({
    url: 'https://otlp.example/v1/metrics',
    drop: size => {
      dropped += size;
    },
    drain() {
      const items = waiting;
      waiting = [];
      return items.length ? { body: { items }, size: items.length } : undefined;
    },
  });
}

function put(item: string) {
  waiting.push(item);
  sender.schedule();
}

const bodies = () => fetch.calls.map(({ init }) => JSON.parse(String(init.body)).items.join(' '));

test.before.each(() => {
  waiting = [];
  dropped = 0;
  sentAt = [];
});

test('sends one batch a second', async () => {
  open(ok);
  put('a');
  await clock.advance(500);
  put('b');
  await clock.advance(499);
  assert.equal(bodies(), []);
  await clock.advance(1);
  put('c');
  await clock.advance(1000);
  assert.equal(bodies(), ['a b', 'c']);
});

test('runs no timer without data', async () => {
  open(ok);
  assert.is(clock.pending, 0);
  put('a');
  await clock.advance(1000);
  assert.is(bodies().length, 1);
  // The timeout of a finished request. A browser's keeps nothing alive.
  await clock.advance(10_000);
  assert.is(clock.pending, 0);
});

test('sends its content type with keepalive', async () => {
  open(ok);
  put('a');
  await clock.advance(1000);
  const [call] = fetch.calls;
  assert.is(call?.headers['content-type'], 'application/json');
  assert.equal([call?.init.method, call?.init.keepalive], ['POST', true]);
});

test('retries after 5, 10, 20 ... seconds, at most twelve times', async () => {
  open(networkError);
  put('a');
  await clock.advance(4 * 3600 * 1000);
  const pauses = sentAt.slice(1).map((at, index) => (at - (sentAt[index] as number)) / 1000);
  assert.equal(pauses, [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120]);
  assert.is(sentAt.length, 12);
  assert.is(dropped, 1);
});

for (const code of [429, 502, 503, 504])
  test(`retries after a ${code}`, async () => {
    open(status(code), ok);
    put('a');
    await clock.advance(6000);
    assert.equal(sentAt, [1000, 6000]);
    assert.is(dropped, 0);
  });

for (const code of [400, 401, 404, 413, 500])
  test(`drops the batch after a ${code}`, async () => {
    open(status(code));
    put('a');
    await clock.advance(60_000);
    assert.equal(sentAt, [1000]);
    assert.is(dropped, 1);
  });

const RETRY_AFTER: [value: string, pauseMs: number][] = [
  ['2', 2000],
  ['30', 30_000],
  ['0', 1000],
  ['Sat, 31 Jan 2026 12:00:20 GMT', 19_000],
  ['Sat, 31 Jan 2026 11:00:00 GMT', 1000],
  ['soon', 5000],
];

for (const [value, pauseMs] of RETRY_AFTER)
  test(`waits ${pauseMs} ms for Retry-After ${value}`, async () => {
    open(status(429, { 'Retry-After': value }), ok);
    put('a');
    await clock.advance(60_000);
    assert.equal(sentAt, [1000, 1000 + pauseMs]);
  });

test('drops the batch and stops if Retry-After exceeds its maximum', async () => {
  open(status(503, { 'Retry-After': '86400' }), ok);
  put('a');
  await clock.advance(60_000);
  put('b');
  sender.flush();
  await clock.advance(60_000);
  assert.is(dropped, 1);
  assert.equal(bodies(), ['a']);
});

test('sends new data after a second while a batch is retried', async () => {
  open(networkError, ok);
  put('a');
  await clock.advance(1000);
  for (const item of ['b', 'c']) put(item);
  await clock.advance(1000);
  assert.equal(bodies(), ['a', 'b c']);
  put('d');
  await clock.advance(1000);
  assert.equal(bodies(), ['a', 'b c', 'd']);
  await clock.advance(60_000);
  assert.equal(bodies(), ['a', 'b c', 'd', 'a']);
});

test('combines new data while two batches are retried', async () => {
  open(networkError, networkError, ok);
  put('a');
  await clock.advance(1000);
  put('b');
  await clock.advance(1000);
  for (const item of ['c', 'd']) put(item);
  await clock.advance(3999);
  assert.equal(bodies(), ['a', 'b']);
  await clock.advance(2001);
  assert.equal(bodies(), ['a', 'b', 'a', 'b', 'c d']);
});

test('sends new data at once on pagehide while two batches are retried', async () => {
  open(networkError, networkError, ok);
  for (const item of ['a', 'b', 'c']) {
    put(item);
    if (item !== 'c') await clock.advance(1000);
  }
  sender.flush();
  await clock.advance(0);
  assert.ok(bodies().includes('c'));
});

test('times out after 10 s', async () => {
  open(never, ok);
  put('a');
  await clock.advance(16_000);
  assert.equal(sentAt, [1000, 16_000]);
});

test('sends at once on pagehide', async () => {
  open(ok);
  put('a');
  sender.flush();
  await clock.advance(0);
  assert.equal(bodies(), ['a']);
  assert.equal(sentAt, [0]);
});

test('sends waiting retries at once on pagehide', async () => {
  open(networkError, ok);
  put('a');
  await clock.advance(2000);
  put('b');
  sender.flush();
  await clock.advance(0);
  assert.equal(bodies().sort(), ['a', 'a', 'b']);
});

test('leaves a request that fails during pagehide to the browser', async () => {
  open(networkError, ok);
  put('a');
  await clock.advance(1000);
  sender.flush();
  await clock.advance(999);
  sender.flush();
  assert.equal(bodies(), ['a']);
});

test('retries a rejected batch on pagehide', async () => {
  open(status(503), ok);
  put('a');
  await clock.advance(1500);
  sender.flush();
  await clock.advance(0);
  assert.equal(bodies(), ['a', 'a']);
});

test('respects Retry-After on pagehide, too', async () => {
  open(status(429, { 'Retry-After': '20' }), ok);
  put('a');
  await clock.advance(1000);
  put('b');
  sender.flush();
  await clock.advance(19_999);
  assert.equal(bodies(), ['a']);
});

test('sends nothing on pagehide without data', async () => {
  open(ok);
  sender.flush();
  await clock.advance(2000);
  assert.equal(bodies(), []);
});

test('sends at most three batches at a time, however often the page is hidden', async () => {
  open(never);
  for (const item of 'abcdefgh') {
    put(item);
    sender.flush();
  }
  await clock.advance(0);
  assert.is(fetch.calls.length, 3);
  assert.equal(waiting, ['d', 'e', 'f', 'g', 'h']);
});

test('limits keepalive requests to the size that browsers allow', async () => {
  open(never);
  for (const item of 'ab') {
    put(item.repeat(30 * 1024));
    sender.flush();
  }
  await clock.advance(0);
  assert.equal(
    fetch.calls.map(({ init }) => init.keepalive),
    [true, false],
  );
  await clock.advance(10_000);
});

test('catches its own errors, and continues', async () => {
  open(ok);
  const unhandled = recordRejections();
  const items = waiting;
  waiting = undefined as never;
  sender.schedule();
  await clock.advance(1000);
  waiting = items;
  put('a');
  await clock.advance(1000);
  await new Promise(resolve => setImmediate(resolve));
  assert.equal([unhandled, bodies()], [[], ['a']]);
});

test.run();
