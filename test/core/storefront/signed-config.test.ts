import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import { fetchSignedConfig } from '../../../src/core/storefront/shop-requests';
import { FAILURES } from '../../fakes/api-answers';
import { createCart } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeFetch, html, json, type Reply, status } from '../../fakes/fake-fetch';
import { plain } from '../../fakes/plain';
import { fixture, onEnd, test } from '../../run/suite';

const cart = createCart();

const clock = fixture(fakeClock);
const fetch = fixture(fakeFetch);
const ask = (...replies: Reply[]) => {
  fetch.answers[''] = replies;
  return clock.run(fetchSignedConfig('optimus', cart, '0123456789abcdef'));
};

test('posts the cart with the token to the shop, and accepts JSON', async () => {
  await ask(json({}));
  const { url, init, headers } = fetch.calls[0] ?? {};
  assert.equal([url, init?.method], ['https://shop.example/wallets/config/optimus', 'POST']);
  assert.is(headers?.['x-shopify-storefront-access-token'], '0123456789abcdef');
  assert.is(headers?.['content-type'], 'application/json');
  assert.is(headers?.accept, 'application/json');
  assert.equal(JSON.parse(String(init?.body)), {
    checkout_url: cart.checkoutUrl,
    checkout_cancel_url: location.href,
    cart_id: cart.id,
  });
});

const ANSWERS: [what: string, replies: Reply[], answer: object][] = [
  ['a configuration', [json({ a: 1 })], { config: { a: 1 } }],
  ['a configuration after a retry', [status(503), json({ a: 1 })], { config: { a: 1 } }],
  ['an error field', [json({ error: 'invalid token', a: 1 })], { code: 'WALLET_CONFIG_ERROR' }],
  ...FAILURES.map(([what, reply, { code }]): [string, Reply[], object] => [what, [reply], { code }]),
];

for (const [what, replies, answer] of ANSWERS)
  test(`reads ${what}`, async () => {
    assert.equal(plain(await ask(...replies)), answer);
  });

for (const reply of [html(), json(null)])
  test('never throws on an invalid configuration', async () => {
    const { config, code } = await ask(reply);
    assert.is(config, undefined);
    assert.type(code, 'string');
  });

test('sends nothing, and retries nothing, if the caller has stopped', async () => {
  let isWanted = true;
  fetch.answers[''] = status(503);
  const asking = fetchSignedConfig('optimus', cart, '0123456789abcdef', () => isWanted);
  await clock.advance(1000);
  assert.is(fetch.calls.length, 2);
  isWanted = false;
  assert.equal(await clock.run(asking), { code: 'ABORTED' });
  await fetchSignedConfig('optimus', cart, '0123456789abcdef', () => isWanted);
  assert.is(fetch.calls.length, 2);
});

test('counts each request with its outcome and start time', async () => {
  const events: unknown[] = [];
  const began = Date.now();
  onEnd(onMetric(event => events.push(event)));
  await ask(json({ signature: 's' }));
  await ask(json({ error: 'no' }));
  assert.equal(events, [
    ['operation', { name: 'optimus', outcome: 'ok' }, began],
    ['operation', { name: 'optimus', outcome: 'WALLET_CONFIG_ERROR' }, began],
  ]);
});

test.run();
