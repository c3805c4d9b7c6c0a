import '../../run/dom';
import * as assert from 'uvu/assert';
import {
  abandonRequests,
  hasLostRequest,
  hasPendingRequest,
  markLost,
  trackMutation,
} from '../../../src/core/storefront/lost-requests';
import { createStreamingClient } from '../../../src/core/storefront/streaming-client';
import type { CompiledDocument } from '../../../src/core/types/result';
import { CONFIG } from '../../fakes/config';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeFetch, json, type Reply } from '../../fakes/fake-fetch';
import { fakeStorage } from '../../fakes/fake-storage';
import { hold } from '../../fakes/hold';
import { fixture, test } from '../../run/suite';

const CART = 'gid://shopify/Cart/hWN2mTp3';
const DOCUMENT: CompiledDocument = 'mutation cartPaymentUpdate{result}';
const clock = fixture(fakeClock);

/** Sends a mutation with these replies to its attempts. */
async function send(...replies: Reply[]): Promise<boolean> {
  fakeFetch({ cartPaymentUpdate: replies });
  const graphql = createStreamingClient(CONFIG, 'GooglePay', {});
  await clock.run(trackMutation(CART, graphql(DOCUMENT, { cartId: CART }, { onLost: () => markLost(CART) })));
  return hasLostRequest(CART);
}

const GOOD = json({ data: { result: {} } });
const REPLIES: [what: string, replies: Reply[], isLost: boolean][] = [
  ['a payload', [GOOD], false],
  ['errors of the API', [json({ errors: [{ message: 'no' }] })], false],
  ['a 401', [() => new Response('no', { status: 401 })], false],
  ['a 429, then a payload', [() => new Response('no', { status: 429 }), GOOD], false],
  ['429s alone', [() => new Response('no', { status: 429 })], false],
  ['a 503, then a payload', [() => new Response('no', { status: 503 }), GOOD], true],
  ['a 500', [() => new Response('no', { status: 500 })], true],
  ['a 502 with errors', [() => Response.json({ errors: [{ message: 'no' }] }, { status: 502 })], true],
  ['no connection', [() => Promise.reject(new TypeError('Failed to fetch'))], true],
  ['nothing for 15 s', [() => new Promise(() => {})], true],
  ['a page', [() => new Response('<html>')], true],
  ['data: null', [json({ data: null })], true],
];

for (const [what, replies, isLost] of REPLIES)
  test(`${isLost ? 'counts' : 'does not count'} a mutation as lost that is answered by ${what}`, async () => {
    assert.is(await send(...replies), isLost);
  });

test('does not count a mutation as lost that was never sent', async () => {
  const graphql = createStreamingClient(CONFIG, 'GooglePay', {});
  await graphql(DOCUMENT, {}, { onLost: () => markLost(CART), isWanted: () => false });
  assert.not(hasLostRequest(CART));
});

test('recognizes the cart with and without its secret, and no other cart', async () => {
  markLost(`${CART}?key=0f1e2d3c`);
  assert.ok(hasLostRequest(CART));
  assert.not(hasLostRequest(`${CART}x`));
});

test('counts mutations that are unanswered when the page unloads', async () => {
  const { promise, release } = hold<void>();
  const tracked = trackMutation(CART, promise);
  assert.ok(hasPendingRequest(CART));
  assert.not(hasLostRequest(CART));
  window.dispatchEvent(new Event('pagehide'));
  assert.ok(hasLostRequest(CART));
  release();
  await tracked;
  assert.not(hasPendingRequest(CART));
});

test('counts mutations that nothing waits for any more', async () => {
  abandonRequests(CART);
  assert.not(hasLostRequest(CART), 'none is unanswered');
  const { promise, release } = hold<void>();
  const tracked = trackMutation(CART, promise);
  abandonRequests(CART);
  assert.ok(hasLostRequest(CART));
  release();
  await tracked;
});

for (const state of ['denied', 'full'] as const)
  test(`remembers lost mutations on the page if its storage is ${state}`, async () => {
    fakeStorage(state);
    const other = `gid://shopify/Cart/${state}`;
    markLost(other);
    assert.ok(hasLostRequest(other));
  });

test.run();
