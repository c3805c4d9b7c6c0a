import { test } from 'uvu';
import * as assert from 'uvu/assert';
import buyerIdentityUpdate from '../../../src/core/storefront/documents/cart-buyer-identity-update.graphql';
import paymentUpdate from '../../../src/core/storefront/documents/cart-payment-update.graphql';
import deliveryOptionsUpdate from '../../../src/core/storefront/documents/cart-selected-delivery-options-update.graphql';
import type { CompiledDocument } from '../../../src/core/types/result';
import { hold } from '../../../test/fakes/hold';
import { nameOf } from '../../../test/fakes/operation-name';
import { ACCESS_TOKEN } from '../store/store';
import type { Call } from '../store/types';
import { ADDRESS, choose, codes, googlePay, type Json, openApi, preferences } from './test-client';

/** Resolves when the carriers' rates are ready. */
let carriers = Promise.resolve();

const api = await openApi({ rates: () => carriers });
test.after(() => api.close());
test.before.each(() => api.store.reset());

const WITH_DEFER = { Accept: 'multipart/mixed; deferSpec=20220824, application/json' };
const PUBLIC = { version: '2026-04' };
const paypal = { cartId: 'gid://shopify/Cart/x?key=0', billingAgreement: false };

test('streams deferred parts after the rest', async () => {
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
    // The rest has arrived before the carriers' rates.
    parts++;
    assert.match(text, '"hasNext":true');
    assert.not.match(text, 'deliveryGroups');
    release();
  }
  assert.is(parts, 1);
  assert.match(text, /deliveryGroups[\s\S]*"hasNext":false/);
});

test('rejects a deferred document without multipart in Accept', async () => {
  const { cart } = await api.createCart();
  assert.is((await api.send('deferredCart', { id: cart.id })).status, 406);
});

test('serves unstable fields only on the unstable version', async () => {
  assert.is((await api.execute('paypalTokenCreate', paypal)).token, null);
  const answer: Json = await (await api.send('paypalTokenCreate', paypal, PUBLIC)).json();
  assert.match(answer.errors[0].message, 'Cannot query field "paypalTokenCreate"');
});

test('serves the public part on every version', async () => {
  const input = { lines: [{ merchandiseId: api.variantGid('cafe-da-serra') }] };
  assert.ok((await api.execute('cartCreate', { input }, PUBLIC)).cart);
  assert.match((await api.execute('subscriptionPolicyQuery', {}, PUBLIC)).subscriptionPolicy.body, 'Cancele');
});

for (const [what, token] of [
  ['no access token', ''],
  ['a wrong access token', '0'.repeat(32)],
])
  test(`rejects ${what}`, async () => {
    const headers = { 'X-Shopify-Storefront-Access-Token': token ?? '' };
    const response = await api.send('subscriptionPolicyQuery', {}, { headers });
    const { data, errors }: Json = await response.json();
    assert.equal([response.status, data, errors[0].extensions.code], [401, undefined, 'UNAUTHORIZED']);
  });

test('rejects an operation_name that differs from the document', async () => {
  const response = await fetch(`${api.origin}/api/unstable/graphql.json?operation_name=cartCreate`, {
    method: 'POST',
    headers: { 'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN },
    body: JSON.stringify({ query: 'query shopName { shop { name } }' }),
  });
  assert.is(response.status, 400);
});

test('records each call with its request and response', async () => {
  const events: (Call | undefined)[] = [];
  const stop = api.store.onCall(call => events.push(call && { ...call }));
  await api.execute(
    'subscriptionPolicyQuery',
    { country: 'BR' },
    { headers: { 'X-Wallet-Name': 'BuyItNow' } },
  );
  stop();
  const [call] = api.store.calls;
  assert.equal(
    [call?.operation, call?.method, call?.status, call?.variables, call?.headers['x-wallet-name']],
    ['subscriptionPolicyQuery', 'POST', 200, { country: 'BR' }, 'BuyItNow'],
  );
  assert.is(call?.url, '/api/unstable/graphql.json?operation_name=subscriptionPolicyQuery');
  const answer: Json = call?.response;
  assert.ok(answer.data.result.subscriptionPolicy);
  assert.equal(
    events.map(each => each?.status),
    [undefined, 200],
  );
});

test('records both parts of a deferred response', async () => {
  const { cart } = await api.createCart();
  await (await api.send('deferredCart', { id: cart.id }, { headers: WITH_DEFER })).text();
  assert.match(String(api.store.calls[1]?.response), /"hasNext":true[\s\S]*"hasNext":false/);
});

test('allows other origins', async () => {
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

test('rejects requests that are not GraphQL, and other paths', async () => {
  const url = `${api.origin}/api/unstable/graphql.json`;
  const headers = { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN };
  assert.is((await fetch(url, { method: 'POST', headers, body: 'nonsense' })).status, 400);
  assert.is((await fetch(`${api.origin}/api/products.json`)).status, 404);
  assert.ok(await api.execute('subscriptionPolicyQuery'));
});

const STATIC = ['BICICLETA', 'TRANSPORTADORA'];
const ALL = ['BICICLETA', 'PAC', 'SEDEX', 'TRANSPORTADORA'];

/** Sends a document as the script does. Returns the codes of the options in all parts of the response. */
async function offered(query: CompiledDocument, variables: object): Promise<string[]> {
  const response = await fetch(`${api.origin}/api/unstable/graphql.json?operation_name=${nameOf(query)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'multipart/mixed; deferSpec=20220824, application/json',
      'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN,
    },
    body: JSON.stringify({ query, variables: { country: 'BR', language: 'PT_BR', ...variables } }),
  });
  const text = await response.text();
  assert.not.match(text, '"message"');
  return ALL.filter(code => text.includes(`"code":"${code}"`));
}

const asking = (argument: string): CompiledDocument =>
  `query cart($id: ID!) { result: cart(id: $id) { deliveryGroups(first: 10${argument}) { nodes { deliveryOptions { code } selectedDeliveryOption { handle } } } } }`;

test('returns carriers’ rates only to requests for them', async () => {
  const { cart } = await api.createCart();
  await api.execute('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity: preferences(ADDRESS) });
  assert.equal(await offered(asking(', withCarrierRates: true'), { id: cart.id }), ALL);
  assert.equal(await offered(asking(', withCarrierRates: false'), { id: cart.id }), STATIC);
  assert.equal(await offered(asking(''), { id: cart.id }), STATIC);
});

for (const document of [buyerIdentityUpdate, deliveryOptionsUpdate, paymentUpdate])
  test(`${nameOf(document)} requests the rates of carriers`, async () => {
    const { cart } = await api.createCart();
    const buyerIdentity = preferences(ADDRESS);
    const placed = (await api.execute('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity })).cart;
    const variables = {
      cartId: cart.id,
      buyerIdentity,
      selectedDeliveryOptions: choose(placed, 'PAC'),
      payment: googlePay(placed.cost.totalAmount),
    };
    assert.equal(await offered(document, variables), ALL);
  });

test('creates a merchant session only for an https URL', async () => {
  const url = 'https://apple-pay-gateway.example/paymentservices/startSession';
  const { body, errors } = await api.execute('applePaySessionCreate', { validationUrl: url });
  assert.equal(errors, []);
  assert.is(JSON.parse(body).displayName, 'Torra da Serra');
  const wrong = await api.execute('applePaySessionCreate', { validationUrl: url.replace('https', 'http') });
  assert.is(wrong.body, null);
  assert.equal([codes(wrong.errors), wrong.errors[0].field], [['GENERIC_ERROR'], ['validationUrl']]);
});

test('returns the buyer of a token only for its cart', async () => {
  const { cart } = await api.createCart();
  const { cart: other } = await api.createCart();
  const { token } = await api.execute('paypalTokenCreate', { cartId: cart.id, billingAgreement: false });
  const { buyerDetails } = await api.execute('paypalBuyerDetailsFetch', { token, cartId: cart.id });
  assert.equal(buyerDetails, {
    email: 'helena.prado@example.com',
    remoteOrderId: token,
    destinationAddress: { zip: '22240-003' },
  });
  for (const wrong of [
    { token: 'EC-0', cartId: cart.id },
    { token, cartId: other.id },
  ]) {
    const answer = await api.execute('paypalBuyerDetailsFetch', wrong);
    assert.equal([answer.buyerDetails, codes(answer.errors)], [null, ['NO_PENDING_TASK']]);
  }
});

test('returns the address that the shopper chose in the window', async () => {
  const { cart } = await api.createCart();
  const { token } = await api.execute('paypalTokenCreate', { cartId: cart.id, billingAgreement: false });
  api.store.paypalAddresses.set(token, 'work');
  const { buyerDetails } = await api.execute('paypalBuyerDetailsFetch', { token, cartId: cart.id });
  assert.is(buyerDetails.destinationAddress.zip, '01310-100');
});

test.run();
