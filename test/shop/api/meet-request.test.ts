import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hold } from '../../fakes/hold';
import { createShop } from '../server';

const shop = await createShop();
test.after(() => shop.close());
test.before.each(() => shop.store.reset());

const CART = '/api/unstable/graphql.json?operation_name=cart';

/** Asks, and tells whether the answer is there. */
function ask(url: string, signal?: AbortSignal) {
  const asked = { isAnswered: false, end: Promise.resolve() };
  asked.end = fetch(url, { method: 'POST', body: '{}', ...(signal && { signal }) }).then(
    () => {
      asked.isAnswered = true;
    },
    () => {},
  );
  return asked;
}

/** Plans something for a request; `met` settles when that is there. */
function plan(name: string) {
  const met = hold<void>();
  const over = hold<void>();
  shop.store.meanwhile.set(name, () => {
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
  test(`the next ${name} alone waits while something happens`, async () => {
    const { met, end } = plan(name);
    const asked = ask(url);
    await met;
    await ask(another).end;
    await ask(url).end;
    assert.not(asked.isAnswered);
    end();
    await asked.end;
    assert.ok(asked.isAnswered);
  });

test('a request that is given up meanwhile is not carried out', async () => {
  const { met, end } = plan('cart');
  const leaving = new AbortController();
  const asked = ask(shop.url + CART, leaving.signal);
  await met;
  leaving.abort();
  await asked.end;
  await fetch(shop.url);
  end();
  await fetch(shop.url);
  assert.is(shop.store.calls.length, 0);
});

test('a request is answered where what happens meanwhile fails', async () => {
  shop.store.meanwhile.set('cart', () => Promise.reject(new Error('It failed')));
  const asked = ask(shop.url + CART);
  await asked.end;
  assert.ok(asked.isAnswered);
});

test.run();
