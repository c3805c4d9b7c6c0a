import '../../run/dom';
import * as assert from 'uvu/assert';
import { script } from '../../../src/core/platform/script';
import {
  type RequestOptions,
  request as requestAndRead,
  toApiUrl,
} from '../../../src/core/storefront/request';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeFetch, json, networkError, never, type Reply, status } from '../../fakes/fake-fetch';
import { fixture, stub, test } from '../../run/suite';

const URL_TEXT = 'https://shop.example/api/unstable/graphql.json?operation_name=op';

/** Returns the response unread. */
const request = (url: string, init: RequestInit, options?: RequestOptions) =>
  requestAndRead(url, init, async response => response, options);

const clock = fixture(fakeClock);
const fetch = fixture(fakeFetch);
const answer = (...replies: Reply[]) => {
  fetch.answers.op = replies;
};
const nameOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'no error',
    error => error.name,
  );

test("passes a string URL and its options to the page's current fetch", async () => {
  const args: unknown[] = [];
  window.fetch = async (...input) => {
    args.push(input[0], input[1]?.method, input[1]?.body);
    return new Response('{}');
  };
  await request(URL_TEXT, { method: 'POST', body: 'x' });
  assert.equal(args, [URL_TEXT, 'POST', 'x']);
});

test('sends one request on success', async () => {
  answer(json({}));
  assert.is((await clock.run(request(URL_TEXT, {}))).status, 200);
  assert.is(fetch.calls.length, 1);
});

for (const code of [429, 503])
  test(`retries a ${code} after a second`, async () => {
    answer(status(code), json({}));
    assert.is((await clock.run(request(URL_TEXT, {}))).status, 200);
    assert.is(clock.elapsed, 1000);
  });

for (const code of [400, 401, 404, 500, 502, 504])
  test(`does not retry a ${code}`, async () => {
    answer(status(code));
    assert.is((await clock.run(request(URL_TEXT, {}))).status, code);
    assert.is(fetch.calls.length, 1);
  });

for (const [retries, calls] of [
  [undefined, 4],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
] as const)
  test(`sends ${calls} requests with ${retries ?? 'no'} retries set, then returns the last response`, async () => {
    answer(status(503));
    assert.is((await clock.run(request(URL_TEXT, {}, retries === undefined ? {} : { retries }))).status, 503);
    assert.is(fetch.calls.length, calls);
  });

// @ts-expect-error The compiler rejects more than 3 retries.
void ({ retries: 4 } satisfies RequestOptions);

const WAITS: [value: string, ms: number][] = [
  ['2', 2000],
  ['0', 0],
  ['Sat, 31 Jan 2026 12:00:05 GMT', 5000],
  ['Sat, 31 Jan 2026 11:00:00 GMT', 0],
  ['soon', 1000],
];

for (const [value, ms] of WAITS)
  test(`waits ${ms} ms after Retry-After: ${value}`, async () => {
    answer(status(429, { 'Retry-After': value }), json({}));
    await clock.run(request(URL_TEXT, {}));
    assert.is(clock.elapsed, ms);
  });

test('does not retry a network failure', async () => {
  answer(networkError);
  assert.is(await nameOf(clock.run(request(URL_TEXT, {}))), 'TypeError');
  assert.is(fetch.calls.length, 1);
});

test('times out after 15 s', async () => {
  answer(never);
  assert.is(await nameOf(clock.run(request(URL_TEXT, {}))), 'TimeoutError');
  assert.is(clock.elapsed, 15_000);
});

test('times out even if a patched fetch drops the signal', async () => {
  window.fetch = () => new Promise(() => {});
  assert.is(await nameOf(clock.run(request(URL_TEXT, {}))), 'TimeoutError');
  assert.is(clock.elapsed, 15_000);
});

test('cancels a response before a retry, but not the returned one', async () => {
  const ends: string[] = [];
  const flow =
    (code: number, text: string): Reply =>
    () =>
      new Response(new ReadableStream({ cancel: () => void ends.push(text) }), { status: code });
  answer(flow(503, 'first'), flow(429, 'second'), flow(200, 'third'));
  await clock.run(request(URL_TEXT, {}));
  assert.equal(ends, ['first', 'second']);
});

test('has a separate timeout for each attempt', async () => {
  answer(status(503), never);
  assert.is(await nameOf(clock.run(request(URL_TEXT, {}, { timeoutMs: 1200 }))), 'TimeoutError');
  assert.is(clock.elapsed, 2200);
});

test('checks before each attempt whether to continue', async () => {
  answer(status(503), status(503), json({}));
  let checks = 0;
  const isWanted = () => {
    assert.is(fetch.calls.length, checks++);
    return true;
  };
  assert.is((await clock.run(request(URL_TEXT, {}, { isWanted }))).status, 200);
  assert.is(checks, 3);
});

for (const sent of [0, 1, 2])
  test(`sends nothing more after ${sent} attempts if the caller stops`, async () => {
    answer(status(503));
    const isWanted = () => fetch.calls.length < sent;
    assert.is(await nameOf(clock.run(request(URL_TEXT, {}, { isWanted }))), 'AbortError');
    assert.is(fetch.calls.length, sent);
  });

test('returns a final response even if the caller has stopped', async () => {
  answer(json({}));
  const isWanted = () => !fetch.calls.length;
  assert.is((await clock.run(request(URL_TEXT, {}, { isWanted }))).status, 200);
});

for (const [what, headers, skew] of [
  ['its Date', { Date: 'Sat, 31 Jan 2026 12:00:05 GMT' }, 5000],
  ['no cached response', { Date: 'Sat, 31 Jan 2026 11:00:00 GMT', Age: '3600' }, undefined],
  ['no invalid date', { Date: 'soon' }, undefined],
  ['no response without a date', {}, undefined],
] as [string, Record<string, string>, number?][])
  test(`reads the server's clock from ${what}`, async () => {
    stub(script, { clockSkewMs: undefined });
    answer(json({}, { headers }));
    await clock.run(request(URL_TEXT, {}));
    assert.is(script.clockSkewMs, skew);
  });

test("waits for a requested pause up to a response's timeout", async () => {
  answer(status(429, { 'Retry-After': '15' }), json({}));
  assert.is((await clock.run(request(URL_TEXT, {}))).status, 200);
  assert.is(clock.elapsed, 15_000);
});

test("returns the response at once if the requested pause is longer than a response's timeout", async () => {
  answer(status(429, { 'Retry-After': '16' }));
  assert.is((await clock.run(request(URL_TEXT, {}))).status, 429);
  assert.is(clock.elapsed, 0);
  assert.is(fetch.calls.length, 1);
});

test("uses the unstable API of the page's origin without a setting", () => {
  assert.is(toApiUrl({}), '/api/unstable/graphql.json');
});

test('uses the API of the tag, with or without a trailing slash', () => {
  for (const api of ['https://loja.example', 'https://loja.example/'])
    assert.is(toApiUrl({ api, apiVersion: '2026-04' }), 'https://loja.example/api/2026-04/graphql.json');
});

test.run();
