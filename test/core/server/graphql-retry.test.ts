import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import cartCreate from '../../../src/core/server/documents/cart-create.graphql';
import { createGraphql } from '../../../src/core/server/graphql';
import type { CallOptions } from '../../../src/core/transport/client';
import { CONFIG } from '../../fakes/config';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';
import { type FakeFetch, fakeFetch, json, type Reply, result, status } from '../../fakes/fake-fetch';

let clock: FakeClock;
let fetch: FakeFetch;
test.before.each(() => {
  clock = fakeClock();
  fetch = fakeFetch();
});
test.after.each(() => {
  fetch.restore();
  clock.restore();
});

const ask = (reply: Reply | Reply[], options: CallOptions = {}) => {
  fetch.answers.cartCreate = reply;
  const graphql = createGraphql(CONFIG, 'BuyItNow', { api: '', apiVersion: 'unstable' });
  return clock.run(graphql(cartCreate, { id: '1' }, options));
};

test('gives the answer after a retry', async () => {
  assert.equal(await ask([status(503), result({ ok: 1 })]), { result: { ok: 1 }, errors: [] });
  assert.is(fetch.calls.length, 2);
});

test('says HTTP where all retries were in vain', async () => {
  assert.equal(await ask(status(429)), { errors: [{ code: 'HTTP', message: '429' }] });
  assert.is(fetch.calls.length, 4);
});

const PAUSES: [value: string, error: object][] = [
  ['3', { retryAfterMs: 3000 }],
  ['Sat, 31 Jan 2026 12:00:05 GMT', { retryAfterMs: 5000 }],
  ['0', {}],
  ['Sat, 31 Jan 2026 11:00:00 GMT', {}],
  ['-5', {}],
  ['soon', {}],
];

for (const [value, error] of PAUSES)
  test(`says how long the server wants to be left alone where Retry-After is ${value}`, async () => {
    const reply = status(503, { 'Retry-After': value });
    assert.equal(await ask(reply, { retries: 0 }), {
      errors: [{ code: 'HTTP', message: '503', ...error }],
    });
  });

test('says beside an error of the API how long it wants to be left alone', async () => {
  const errors = [{ message: 'slow', extensions: { code: 'THROTTLED' } }];
  const reply = json({ errors }, { headers: { 'Retry-After': '2' } });
  assert.equal(await ask(reply), {
    errors: [{ code: 'THROTTLED', message: 'slow', retryAfterMs: 2000 }],
  });
});

test('says ABORTED where a retry is no longer wanted', async () => {
  const isWanted = () => !fetch.calls.length;
  assert.equal(await ask(status(503), { isWanted }), { errors: [{ code: 'ABORTED' }] });
  assert.is(fetch.calls.length, 1);
});

test('does not try again where it is told so', async () => {
  await ask(status(503), { retries: 0 });
  assert.is(fetch.calls.length, 1);
});

test.run();
