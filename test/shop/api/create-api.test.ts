import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hold } from '../../fakes/hold';
import { ACCESS_TOKEN } from '../store/store';
import type { Call } from '../store/types';
import { type Json, openApi } from './open-api';

/** Until when carriers keep their rates to themselves. */
let carriers = Promise.resolve();

const api = await openApi({ rates: () => carriers });
test.after(() => api.close());
test.before.each(() => api.store.reset());

const WITH_DEFER = { Accept: 'multipart/mixed; deferSpec=20220824, application/json' };
const PUBLIC = { version: '2026-04' };
const paypal = { cartId: 'gid://shopify/Cart/x?key=0', billingAgreement: false };

test('streams what is deferred later than the rest', async () => {
  const { cart } = await api.createCart();
  const { promise, release } = hold<void>();
  carriers = promise;
  const response = await api.send('deferredCart', { id: cart.id }, { headers: WITH_DEFER });
  assert.match(response.headers.get('content-type') ?? '', 'multipart/mixed');
  const decoder = new TextDecoder();
  let text = '';
  let parts = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (parts || !text.includes(cart.id)) continue;
    // The rest has come, while the carriers have said nothing yet.
    parts++;
    assert.match(text, '"hasNext":true');
    assert.not.match(text, 'deliveryGroups');
    release();
  }
  assert.is(parts, 1);
  assert.match(text, /deliveryGroups[\s\S]*"hasNext":false/);
});

test('needs an answer in parts for what is deferred', async () => {
  const { cart } = await api.createCart();
  assert.is((await api.send('deferredCart', { id: cart.id })).status, 406);
});

test('serves the unstable fields on the unstable version only', async () => {
  assert.is((await api.ask('paypalTokenCreate', paypal)).token, null);
  const answer: Json = await (await api.send('paypalTokenCreate', paypal, PUBLIC)).json();
  assert.match(answer.errors[0].message, 'Cannot query field "paypalTokenCreate"');
});

test('serves the public part on every version', async () => {
  const input = { lines: [{ merchandiseId: api.variantGid('cafe-da-serra') }] };
  assert.ok((await api.ask('cartCreate', { input }, PUBLIC)).cart);
  assert.match((await api.ask('subscriptionPolicyQuery', {}, PUBLIC)).subscriptionPolicy.body, 'Cancele');
});

for (const [what, token] of [
  ['no access token', ''],
  ['a wrong access token', '0'.repeat(32)],
])
  test(`refuses ${what}`, async () => {
    const headers = { 'X-Shopify-Storefront-Access-Token': token ?? '' };
    const response = await api.send('subscriptionPolicyQuery', {}, { headers });
    const { data, errors }: Json = await response.json();
    assert.equal([response.status, data, errors[0].extensions.code], [401, undefined, 'UNAUTHORIZED']);
  });

test('refuses an operation_name that is not the document’s', async () => {
  const response = await fetch(`${api.origin}/api/unstable/graphql.json?operation_name=cartCreate`, {
    method: 'POST',
    headers: { 'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN },
    body: JSON.stringify({ query: 'query shopName { shop { name } }' }),
  });
  assert.is(response.status, 400);
});

test('records each call with what was asked and what was answered', async () => {
  const told: (Call | undefined)[] = [];
  const stop = api.store.onCall(call => told.push(call && { ...call }));
  await api.ask('subscriptionPolicyQuery', { country: 'BR' }, { headers: { 'X-Wallet-Name': 'BuyItNow' } });
  stop();
  const [call] = api.store.calls;
  assert.equal(
    [call?.operation, call?.method, call?.status, call?.variables, call?.headers['x-wallet-name']],
    ['subscriptionPolicyQuery', 'POST', 200, { country: 'BR' }, 'BuyItNow'],
  );
  assert.is(call?.url, '/api/unstable/graphql.json?operation_name=subscriptionPolicyQuery');
  const answer: Json = call?.answer;
  assert.ok(answer.data.result.subscriptionPolicy);
  assert.equal(
    told.map(each => each?.status),
    [undefined, 200],
  );
});

test('records both parts of a deferred answer', async () => {
  const { cart } = await api.createCart();
  await (await api.send('deferredCart', { id: cart.id }, { headers: WITH_DEFER })).text();
  assert.match(String(api.store.calls[1]?.answer), /"hasNext":true[\s\S]*"hasNext":false/);
});

test('lets pages of other origins ask', async () => {
  const preflight = await fetch(`${api.origin}/api/unstable/graphql.json`, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Headers': 'x-sdk-variant,x-wallet-name' },
  });
  assert.is(preflight.status, 204);
  assert.is(preflight.headers.get('access-control-allow-headers'), 'x-sdk-variant,x-wallet-name');
  assert.equal(api.store.calls, []);
  api.setFault({ name: 'http_500' });
  for (const status of [500, 200]) {
    const response = await api.send('subscriptionPolicyQuery');
    assert.equal([response.status, response.headers.get('access-control-allow-origin')], [status, '*']);
  }
});

test('answers what is no GraphQL, and what is not the API, without falling over', async () => {
  const url = `${api.origin}/api/unstable/graphql.json`;
  const headers = { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN };
  assert.is((await fetch(url, { method: 'POST', headers, body: 'nonsense' })).status, 400);
  assert.is((await fetch(`${api.origin}/api/products.json`)).status, 404);
  assert.ok(await api.ask('subscriptionPolicyQuery'));
});

test.run();
