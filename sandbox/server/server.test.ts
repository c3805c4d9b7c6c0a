import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hold } from '../../test/fakes/hold';
import { createShop } from './server';
import type { FaultName } from './store/types';

const shop = await createShop();
test.after(() => shop.close());
test.before.each(() => shop.store.reset());

const setFault = (name: FaultName, operations: string[]) =>
  shop.store.settings.faults.push({ name, operations, times: 1 });

/** Returns the status of a path; 0 if the response is incomplete. */
const meet = async (path: string, url = shop.url) =>
  fetch(url + path)
    .then(async response => ((await response.text()) ? response.status : 0))
    .catch(() => 0);

const FAULTS: [name: FaultName, status: number][] = [
  ['refused', 0],
  ['cut', 0],
  ['http_500', 500],
  ['http_429', 429],
  ['html', 200],
];

for (const [name, status] of FAULTS)
  test(`${name} breaks the next response to a path with this prefix, then is removed`, async () => {
    setFault(name, ['/products/']);
    assert.is(await meet('/cart'), 200);
    assert.is(await meet('/products/cafe-da-serra'), status);
    assert.equal(shop.store.settings.faults, []);
    assert.is(await meet('/products/cafe-da-serra'), 200);
  });

test('breaks files of the other origin, too', async () => {
  setFault('http_500', ['/sdk/paypal.js']);
  assert.is(await meet('/sdk/paypal.js', shop.otherUrl), 500);
});

test('serves a page instead of a script', async () => {
  setFault('html', ['/sdk/']);
  const response = await fetch(`${shop.url}/sdk/google-pay.js`);
  assert.match(response.headers.get('content-type') ?? '', 'text/html');
});

test('does not affect pages if a fault has operations, or nothing', async () => {
  setFault('http_500', ['cartCreate']);
  setFault('http_500', []);
  assert.is(await meet('/cart'), 200);
  assert.is(shop.store.settings.faults.length, 2);
});

const CART = '/api/unstable/graphql.json?operation_name=cart';

/** Sends a request. `hasResponse` is true when the response has arrived. */
function send(url: string, signal?: AbortSignal) {
  const sent = { hasResponse: false, end: Promise.resolve() };
  sent.end = fetch(url, { method: 'POST', body: '{}', ...(signal && { signal }) }).then(
    () => {
      sent.hasResponse = true;
    },
    () => {},
  );
  return sent;
}

/** Sets a function that runs before a request. `met` settles when that request arrives. */
function runBefore(name: string) {
  const met = hold<void>();
  const over = hold<void>();
  shop.store.beforeRequest.set(name, () => {
    met.release();
    return over.promise;
  });
  return { met: met.promise, end: over.release };
}

const REQUESTS: [name: string, url: string, another: string][] = [
  ['cart', shop.url + CART, `${shop.url}${CART}Create`],
  ['/products/', `${shop.url}/products/cafe-da-serra`, `${shop.url}/cart`],
  [
    '/sdk/paypal.js',
    `${shop.otherUrl}/sdk/paypal.js?components=buttons`,
    `${shop.otherUrl}/sdk/apple-pay.js`,
  ],
];

for (const [name, url, another] of REQUESTS)
  test(`only the next ${name} waits for the function of a test`, async () => {
    const { met, end } = runBefore(name);
    const sent = send(url);
    await met;
    await send(another).end;
    await send(url).end;
    assert.not(sent.hasResponse);
    end();
    await sent.end;
    assert.ok(sent.hasResponse);
  });

test('does not handle an aborted request', async () => {
  const { met, end } = runBefore('cart');
  const leaving = new AbortController();
  const sent = send(shop.url + CART, leaving.signal);
  await met;
  leaving.abort();
  await sent.end;
  await fetch(shop.url);
  end();
  await fetch(shop.url);
  assert.is(shop.store.calls.length, 0);
});

test('handles a request even if the function of a test fails', async () => {
  shop.store.beforeRequest.set('cart', () => Promise.reject(new Error('It failed')));
  const sent = send(shop.url + CART);
  await sent.end;
  assert.ok(sent.hasResponse);
});

test.run();
