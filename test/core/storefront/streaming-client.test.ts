import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import cartBuyerIdentityUpdate from '../../../src/core/storefront/documents/cart-buyer-identity-update.graphql';
import cartCreate from '../../../src/core/storefront/documents/cart-create.graphql';
import limitedCart from '../../../src/core/storefront/documents/limited-cart.graphql';
import { createStreamingClient } from '../../../src/core/storefront/streaming-client';
import { createAnswers } from '../../fakes/api-answers';
import { CONFIG } from '../../fakes/config';
import { fakeClock } from '../../fakes/fake-clock';
import { deferred, fakeFetch, json, multipart, type Reply, result, status } from '../../fakes/fake-fetch';
import { nameOf } from '../../fakes/operation-name';
import { plain } from '../../fakes/plain';
import { fixture, onEnd, test } from '../../run/suite';

const OWN = { api: '', apiVersion: 'unstable' };

const clock = fixture(fakeClock);
const fetch = fixture(fakeFetch);
const ask = (
  reply: Reply | Reply[],
  document = cartCreate,
  options = {},
  settings = CONFIG,
  endpoint = OWN,
) => {
  fetch.answers[nameOf(document)] = reply;
  return clock.run(createStreamingClient(settings, 'BuyItNow', endpoint)(document, { id: '1' }, options));
};

test("sends one POST to the page's API with the operation in the URL", async () => {
  await ask(result({ ok: 1 }));
  assert.is(fetch.calls.length, 1);
  assert.is(fetch.calls[0]?.url, 'https://shop.example/api/unstable/graphql.json?operation_name=cartCreate');
  assert.is(fetch.calls[0]?.init.method, 'POST');
  assert.match(fetch.calls[0]?.query ?? '', 'mutation cartCreate');
});

test('sends queries by POST too', async () => {
  await ask(result({ ok: 1 }), limitedCart);
  assert.is(fetch.calls[0]?.init.method, 'POST');
  assert.match(fetch.calls[0]?.url ?? '', 'operation_name=limitedCartQuery');
});

test("sends requests to the API of the script's tag", async () => {
  const endpoint = { api: 'https://loja.example', apiVersion: '2026-04' };
  await ask(result({ ok: 1 }), cartCreate, {}, CONFIG, endpoint);
  assert.match(fetch.calls[0]?.url ?? '', /^https:\/\/loja\.example\/api\/2026-04\/graphql\.json\?/);
});

test('sends identifying headers', async () => {
  await ask(result({ ok: 1 }));
  const { headers = {} } = fetch.calls[0] ?? {};
  assert.match(headers['content-type'] ?? '', 'application/json');
  assert.is(headers.accept, 'application/json');
  assert.is(headers['x-shopify-storefront-access-token'], CONFIG.accessToken);
  assert.is(headers['x-sdk-variant'], 'portable-wallets');
  assert.is(headers['x-wallet-name'], 'BuyItNow');
  assert.is(headers['x-start-wallet-checkout'], undefined);
});

test('sends the checkout-start header if requested', async () => {
  await ask(result({ ok: 1 }), cartCreate, { startsCheckout: true });
  assert.is(fetch.calls[0]?.headers['x-start-wallet-checkout'], 'true');
});

test('sends no header and no variable about a signed-in shopper', async () => {
  await ask(result({ ok: 1 }), cartCreate, { startsCheckout: true });
  const [call] = fetch.calls;
  assert.equal(Object.keys(call?.headers ?? {}).sort(), [
    'accept',
    'content-type',
    'x-sdk-variant',
    'x-shopify-storefront-access-token',
    'x-start-wallet-checkout',
    'x-wallet-name',
  ]);
  assert.equal(Object.keys(call?.variables ?? {}).sort(), ['country', 'id', 'language']);
});

test('accepts multipart responses for a document with defer', async () => {
  await ask(result({ ok: 1 }), cartBuyerIdentityUpdate);
  assert.is(fetch.calls[0]?.headers.accept, 'multipart/mixed; deferSpec=20220824, application/json');
});

test('sends keepalive if requested', async () => {
  await ask(result({ ok: 1 }), cartCreate, { keepalive: true });
  await ask(result({ ok: 1 }));
  assert.equal(
    fetch.calls.map(({ init }) => !!init.keepalive),
    [true, false],
  );
});

test('adds country and language to the variables', async () => {
  await ask(result({ ok: 1 }));
  await ask(result({ ok: 1 }), cartCreate, {}, { ...CONFIG, country: 'BG', locales: ['bg-BG'] });
  assert.equal(
    fetch.calls.map(({ variables }) => variables),
    [
      { id: '1', country: 'BR', language: 'PT_BR' },
      { id: '1', country: 'BG', language: 'BG' },
    ],
  );
});

for (const [what, reply, answer] of createAnswers({ ok: 1 }))
  test(`reads ${what}`, async () => {
    assert.equal(plain(await ask(reply)), answer);
  });

for (const [outcome, reply] of [
  ['ok', result({ ok: 1 })],
  [
    'THROTTLED',
    json({ errors: [{ message: 'no', extensions: { code: 'THROTTLED' } }, { message: 'more' }] }),
  ],
] as const)
  test(`counts a request that ends with ${outcome}, with its name and start time`, async () => {
    const metrics: unknown[] = [];
    onEnd(onMetric(event => metrics.push(event)));
    const began = Date.now();
    await ask([status(503), reply]);
    assert.equal(metrics, [['operation', { name: 'cartCreate', outcome }, began]]);
    assert.is(Date.now() - began, 1000);
  });

test('returns ABORTED if its caller cancels', async () => {
  fetch.answers.cartCreate = status(503);
  let isWanted = true;
  const answer = createStreamingClient(CONFIG, 'BuyItNow', OWN)(cartCreate, {}, { isWanted: () => isWanted });
  await clock.advance(10);
  isWanted = false;
  assert.equal(plain(await clock.run(answer)), { errors: [{ code: 'ABORTED' }] });
  assert.is(fetch.calls.length, 1);
});

const CART = { cart: { id: 'c1' }, errors: [] };
const GROUPS = { nodes: [{ id: 'g1' }] };

test('merges deferred parts', async () => {
  const answer = await ask(deferred(CART, GROUPS), cartBuyerIdentityUpdate);
  assert.equal(plain(answer.result), { ...CART, cart: { id: 'c1', deliveryGroups: GROUPS } });
});

test('reads a deferred response that arrives in one part', async () => {
  const whole = { ...CART, cart: { id: 'c1', deliveryGroups: GROUPS } };
  const answer = await ask(result(whole), cartBuyerIdentityUpdate);
  assert.equal(plain(answer.result), whole);
});

const FIRST = { data: { result: CART }, hasNext: true };

const CUTS: [what: string, end: string | Error, answer: object][] = [
  ['after the first part', '\r\n---\r\n', { result: CART, errors: [] }],
  ['within the first part', '', { errors: [{ code: 'BAD_ANSWER' }] }],
  ['by the network', new TypeError('network error'), { errors: [{ code: 'NETWORK' }] }],
];

for (const [what, end, answer] of CUTS)
  test(`reads a response that is cut off ${what}`, async () => {
    assert.equal(plain(await ask(multipart([FIRST], end), cartBuyerIdentityUpdate)), answer);
  });

test('sends equal concurrent requests separately', async () => {
  fetch.answers.limitedCartQuery = [result({ id: 'one' }), result({ id: 'two' })];
  const graphql = createStreamingClient(CONFIG, 'Unknown', OWN);
  const answers = await Promise.all([graphql(limitedCart, { id: '1' }), graphql(limitedCart, { id: '1' })]);
  assert.equal(
    answers.map(answer => plain(answer.result)),
    [{ id: 'one' }, { id: 'two' }],
  );
});

test('returns the response of a retry', async () => {
  assert.equal(plain(await ask([status(503), result({ ok: 1 })])), { result: { ok: 1 }, errors: [] });
  assert.is(fetch.calls.length, 2);
});

test('returns HTTP if all retries fail', async () => {
  assert.equal(plain(await ask(status(429))), { errors: [{ code: 'HTTP', message: '429' }] });
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
  test(`returns the pause of Retry-After ${value}`, async () => {
    const reply = status(503, { 'Retry-After': value });
    assert.equal(plain(await ask(reply, cartCreate, { retries: 0 })), {
      errors: [{ code: 'HTTP', message: '503', ...error }],
    });
  });

test('returns the pause with an API error', async () => {
  const errors = [{ message: 'slow', extensions: { code: 'THROTTLED' } }];
  const reply = json({ errors }, { headers: { 'Retry-After': '2' } });
  assert.equal(plain(await ask(reply)), {
    errors: [{ code: 'THROTTLED', message: 'slow', retryAfterMs: 2000 }],
  });
});

test('returns ABORTED if a retry is cancelled', async () => {
  const isWanted = () => !fetch.calls.length;
  assert.equal(plain(await ask(status(503), cartCreate, { isWanted })), { errors: [{ code: 'ABORTED' }] });
  assert.is(fetch.calls.length, 1);
});

test('does not retry if disabled', async () => {
  await ask(status(503), cartCreate, { retries: 0 });
  assert.is(fetch.calls.length, 1);
});

test.run();
