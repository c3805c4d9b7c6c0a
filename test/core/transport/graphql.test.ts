import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/base/metric';
import cartBuyerIdentityUpdate from '../../../src/core/server/documents/cart-buyer-identity-update.graphql';
import cartCreate from '../../../src/core/server/documents/cart-create.graphql';
import limitedCart from '../../../src/core/transport/documents/limited-cart.graphql';
import { createGraphql } from '../../../src/core/transport/graphql';
import { CONFIG } from '../../fakes/config';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';
import {
  deferred,
  type FakeFetch,
  fakeFetch,
  html,
  json,
  multipart,
  networkError,
  never,
  type Reply,
  result,
  status,
} from '../../fakes/fake-fetch';
import { nameOf } from '../../fakes/operation-name';

const OWN = { api: '', apiVersion: 'unstable' };

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

const ask = (
  reply: Reply | Reply[],
  document = cartCreate,
  options = {},
  config = CONFIG,
  endpoint = OWN,
) => {
  fetch.answers[nameOf(document)] = reply;
  return clock.run(createGraphql(config, 'BuyItNow', endpoint)(document, { id: '1' }, options));
};

test('sends one POST to the API of the page, with the operation in its address', async () => {
  await ask(result({ ok: 1 }));
  assert.is(fetch.calls.length, 1);
  assert.is(fetch.calls[0]?.url, 'https://shop.example/api/unstable/graphql.json?operation_name=cartCreate');
  assert.is(fetch.calls[0]?.init.method, 'POST');
  assert.match(fetch.calls[0]?.query ?? '', 'mutation cartCreate');
});

test('sends a query by POST too', async () => {
  await ask(result({ ok: 1 }), limitedCart);
  assert.is(fetch.calls[0]?.init.method, 'POST');
  assert.match(fetch.calls[0]?.url ?? '', 'operation_name=limitedCartQuery');
});

test('asks the API that the script’s tag names', async () => {
  const endpoint = { api: 'https://loja.example', apiVersion: '2026-04' };
  await ask(result({ ok: 1 }), cartCreate, {}, CONFIG, endpoint);
  assert.match(fetch.calls[0]?.url ?? '', /^https:\/\/loja\.example\/api\/2026-04\/graphql\.json\?/);
});

test('says who asks in its headers', async () => {
  await ask(result({ ok: 1 }));
  const { headers = {} } = fetch.calls[0] ?? {};
  assert.match(headers['content-type'] ?? '', 'application/json');
  assert.is(headers.accept, 'application/json');
  assert.is(headers['x-shopify-storefront-access-token'], CONFIG.accessToken);
  assert.is(headers['x-sdk-variant'], 'portable-wallets');
  assert.is(headers['x-wallet-name'], 'BuyItNow');
  assert.is(headers['x-start-wallet-checkout'], undefined);
});

test('says that a checkout starts where it does', async () => {
  await ask(result({ ok: 1 }), cartCreate, { startsCheckout: true });
  assert.is(fetch.calls[0]?.headers['x-start-wallet-checkout'], 'true');
});

test('accepts parts for a document that defers some', async () => {
  await ask(result({ ok: 1 }), cartBuyerIdentityUpdate);
  assert.is(fetch.calls[0]?.headers.accept, 'multipart/mixed; deferSpec=20220824, application/json');
});

test('lets a request outlive the page where it is told to', async () => {
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

const ANSWERS: [what: string, reply: Reply, answer: object][] = [
  ['a payload', result({ ok: 1 }), { result: { ok: 1 }, errors: [] }],
  ['a payload that is null', result(null), { errors: [] }],
  [
    'errors of the API, with their codes',
    json({ data: null, errors: [{ message: 'slow', extensions: { code: 'THROTTLED' } }] }),
    { errors: [{ code: 'THROTTLED', message: 'slow' }] },
  ],
  [
    'errors without a code',
    json({ errors: [{ message: 'syntax' }, { message: 'more' }] }),
    {
      errors: [
        { code: 'GRAPHQL', message: 'syntax' },
        { code: 'GRAPHQL', message: 'more' },
      ],
    },
  ],
  [
    'a payload beside errors about parts of it',
    json({ data: { result: { ok: 1 } }, errors: [{ message: 'tax', path: ['result', 'cart'] }] }),
    { result: { ok: 1 }, errors: [] },
  ],
  ['a status that is no success', status(401), { errors: [{ code: 'HTTP', message: '401' }] }],
  [
    'a token that counts no more, whatever the body calls it',
    json({ errors: [{ message: 'no', extensions: { code: 'ACCESS_DENIED' } }] }, { status: 401 }),
    { errors: [{ code: 'UNAUTHORIZED', message: 'no', status: 401 }] },
  ],
  [
    'a token that counts no more, in a body without a code',
    json({ errors: [{ message: '' }] }, { status: 401 }),
    { errors: [{ code: 'UNAUTHORIZED', message: '', status: 401 }] },
  ],
  [
    'another status that is no success, with errors of the API that have no code',
    json({ errors: [{ message: 'locked' }] }, { status: 423 }),
    { errors: [{ code: 'HTTP', message: 'locked', status: 423 }] },
  ],
  [
    'another status that is no success, with a code of the API',
    json({ errors: [{ message: 'oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }, { status: 500 }),
    { errors: [{ code: 'INTERNAL_SERVER_ERROR', message: 'oops', status: 500 }] },
  ],
  ['a page of the shop with an error', html(500), { errors: [{ code: 'HTTP', message: '500' }] }],
  ['a page where data was expected', html(), { errors: [{ code: 'BAD_ANSWER' }] }],
  ['no data and no word why', json({ data: null }), { errors: [{ code: 'BAD_ANSWER' }] }],
  ['an empty object', json({}), { errors: [{ code: 'BAD_ANSWER' }] }],
  ['a lost connection', networkError, { errors: [{ code: 'NETWORK' }] }],
  [
    'a request that the page ends',
    () => Promise.reject(new DOMException('gone', 'AbortError')),
    { errors: [{ code: 'ABORTED' }] },
  ],
  ['silence', never, { errors: [{ code: 'TIMEOUT' }] }],
];

for (const [what, reply, answer] of ANSWERS)
  test(`reads ${what}`, async () => {
    assert.equal(await ask(reply), answer);
  });

for (const [outcome, reply] of [
  ['ok', result({ ok: 1 })],
  [
    'THROTTLED',
    json({ errors: [{ message: 'no', extensions: { code: 'THROTTLED' } }, { message: 'more' }] }),
  ],
] as const)
  test(`counts a call that ends with ${outcome}, by its name and from its beginning`, async () => {
    const heard: unknown[] = [];
    const stop = onMetric(event => heard.push(event));
    const began = Date.now();
    await ask([status(503), reply]);
    stop();
    assert.equal(heard, [['operation', { name: 'cartCreate', outcome }, began]]);
    assert.is(Date.now() - began, 1000);
  });

test('says ABORTED where its caller wants it no longer', async () => {
  fetch.answers.cartCreate = status(503);
  let isWanted = true;
  const answer = createGraphql(CONFIG, 'BuyItNow', OWN)(cartCreate, {}, { isWanted: () => isWanted });
  await clock.advance(10);
  isWanted = false;
  assert.equal(await clock.run(answer), { errors: [{ code: 'ABORTED' }] });
  assert.is(fetch.calls.length, 1);
});

const CART = { cart: { id: 'c1' }, errors: [] };
const GROUPS = { nodes: [{ id: 'g1' }] };

test('puts what was deferred where it belongs', async () => {
  const answer = await ask(deferred(CART, GROUPS), cartBuyerIdentityUpdate);
  assert.equal(answer.result, { ...CART, cart: { id: 'c1', deliveryGroups: GROUPS } });
});

test('reads a deferred answer that comes in one piece', async () => {
  const whole = { ...CART, cart: { id: 'c1', deliveryGroups: GROUPS } };
  const answer = await ask(result(whole), cartBuyerIdentityUpdate);
  assert.equal(answer.result, whole);
});

const FIRST = { data: { result: CART }, hasNext: true };

const CUTS: [what: string, end: string | Error, answer: object][] = [
  ['after the first part', '\r\n---\r\n', { result: CART, errors: [] }],
  ['within the first part', '', { errors: [{ code: 'BAD_ANSWER' }] }],
  ['by the network', new TypeError('network error'), { errors: [{ code: 'NETWORK' }] }],
];

for (const [what, end, answer] of CUTS)
  test(`reads an answer that is cut ${what}`, async () => {
    assert.equal(await ask(multipart([FIRST], end), cartBuyerIdentityUpdate), answer);
  });

test('asks anew each time, also for the same at the same time', async () => {
  fetch.answers.limitedCartQuery = [result({ id: 'one' }), result({ id: 'two' })];
  const graphql = createGraphql(CONFIG, 'Unknown', OWN);
  const answers = await Promise.all([graphql(limitedCart, { id: '1' }), graphql(limitedCart, { id: '1' })]);
  assert.equal(
    answers.map(answer => answer.result),
    [{ id: 'one' }, { id: 'two' }],
  );
});

test.run();
