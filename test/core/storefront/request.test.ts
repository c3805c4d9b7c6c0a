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

/** Gives the answer itself, unread. */
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

test('hands a URL string and its options to the fetch that the page has at the call', async () => {
  const heard: unknown[] = [];
  window.fetch = async (...args) => {
    heard.push(args[0], args[1]?.method, args[1]?.body);
    return new Response('{}');
  };
  await request(URL_TEXT, { method: 'POST', body: 'x' });
  assert.equal(heard, [URL_TEXT, 'POST', 'x']);
});

test('asks once where all is well', async () => {
  answer(json({}));
  assert.is((await clock.run(request(URL_TEXT, {}))).status, 200);
  assert.is(fetch.calls.length, 1);
});

for (const code of [429, 503])
  test(`asks again a second after a ${code}`, async () => {
    answer(status(code), json({}));
    assert.is((await clock.run(request(URL_TEXT, {}))).status, 200);
    assert.is(clock.elapsed, 1000);
  });

for (const code of [400, 401, 404, 500, 502, 504])
  test(`does not ask again after a ${code}`, async () => {
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
  test(`asks ${calls} times with ${retries ?? 'no'} retries set, then gives the last answer`, async () => {
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

test('does not ask again where the network fails', async () => {
  answer(networkError);
  assert.is(await nameOf(clock.run(request(URL_TEXT, {}))), 'TypeError');
  assert.is(fetch.calls.length, 1);
});

test('gives up a server that does not answer for 15 s', async () => {
  answer(never);
  assert.is(await nameOf(clock.run(request(URL_TEXT, {}))), 'TimeoutError');
  assert.is(clock.elapsed, 15_000);
});

test('gives up in time also where an app that has patched fetch has lost the signal', async () => {
  window.fetch = () => new Promise(() => {});
  assert.is(await nameOf(clock.run(request(URL_TEXT, {}))), 'TimeoutError');
  assert.is(clock.elapsed, 15_000);
});

test('lets go of an answer that it asks for again, and not of the one that it gives', async () => {
  const ends: string[] = [];
  const flow =
    (code: number, text: string): Reply =>
    () =>
      new Response(new ReadableStream({ cancel: () => void ends.push(text) }), { status: code });
  answer(flow(503, 'first'), flow(429, 'second'), flow(200, 'third'));
  await clock.run(request(URL_TEXT, {}));
  assert.equal(ends, ['first', 'second']);
});

test('gives each attempt its own time', async () => {
  answer(status(503), never);
  assert.is(await nameOf(clock.run(request(URL_TEXT, {}, { timeoutMs: 1200 }))), 'TimeoutError');
  assert.is(clock.elapsed, 2200);
});

test('asks before each attempt whether it is still wanted', async () => {
  answer(status(503), status(503), json({}));
  let asked = 0;
  const isWanted = () => {
    assert.is(fetch.calls.length, asked++);
    return true;
  };
  assert.is((await clock.run(request(URL_TEXT, {}, { isWanted }))).status, 200);
  assert.is(asked, 3);
});

for (const sent of [0, 1, 2])
  test(`sends nothing more where it is no longer wanted after ${sent} attempts`, async () => {
    answer(status(503));
    const isWanted = () => fetch.calls.length < sent;
    assert.is(await nameOf(clock.run(request(URL_TEXT, {}, { isWanted }))), 'AbortError');
    assert.is(fetch.calls.length, sent);
  });

test('gives an answer that needs no retry also where it is no longer wanted by then', async () => {
  answer(json({}));
  const isWanted = () => !fetch.calls.length;
  assert.is((await clock.run(request(URL_TEXT, {}, { isWanted }))).status, 200);
});

for (const [what, headers, skew] of [
  ['its Date', { Date: 'Sat, 31 Jan 2026 12:00:05 GMT' }, 5000],
  ['no cached answer', { Date: 'Sat, 31 Jan 2026 11:00:00 GMT', Age: '3600' }, undefined],
  ['no date that can not be read', { Date: 'soon' }, undefined],
  ['no answer without a date', {}, undefined],
] as [string, Record<string, string>, number?][])
  test(`learns the clock of the server from ${what}`, async () => {
    stub(script, { clockSkewMs: undefined });
    answer(json({}, { headers }));
    await clock.run(request(URL_TEXT, {}));
    assert.is(script.clockSkewMs, skew);
  });

test('waits where the server wants a pause as long as an answer may take', async () => {
  answer(status(429, { 'Retry-After': '15' }), json({}));
  assert.is((await clock.run(request(URL_TEXT, {}))).status, 200);
  assert.is(clock.elapsed, 15_000);
});

test('gives the answer back at once where the server wants a longer pause than an answer may take', async () => {
  answer(status(429, { 'Retry-After': '16' }));
  assert.is((await clock.run(request(URL_TEXT, {}))).status, 429);
  assert.is(clock.elapsed, 0);
  assert.is(fetch.calls.length, 1);
});

test('asks the page’s own API, unstable, where the tag says nothing', () => {
  assert.is(toApiUrl({}), '/api/unstable/graphql.json');
});

test('asks the API that the tag names, with or without a slash at the end of its origin', () => {
  for (const api of ['https://loja.example', 'https://loja.example/'])
    assert.is(toApiUrl({ api, apiVersion: '2026-04' }), 'https://loja.example/api/2026-04/graphql.json');
});

test.run();
