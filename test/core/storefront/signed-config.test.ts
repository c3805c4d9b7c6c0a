import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import { fetchSignedConfig } from '../../../src/core/storefront/shop-requests';
import { FAILURES } from '../../fakes/api-answers';
import { createCart } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeFetch, html, json, type Reply, status } from '../../fakes/fake-fetch';
import { plain } from '../../fakes/plain';
import { fixture, onEnd, stub, test } from '../../run/suite';

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

const signed = { payloadJSON: '{}', signature: 's' };
const config = { createCheckoutSessionConfig: signed, a: 1 };

const ANSWERS: [what: string, replies: Reply[], answer: object][] = [
  ['a configuration', [json(config)], { config }],
  ['a configuration after a retry', [status(503), json(config)], { config }],
  ['an error field', [json({ error: 'invalid token', ...config })], { code: 'WALLET_CONFIG_ERROR' }],
  ...FAILURES.map(([what, reply, { code }]): [string, Reply[], object] => [what, [reply], { code }]),
];

for (const [what, replies, answer] of ANSWERS)
  test(`reads ${what}`, async () => {
    assert.equal(plain(await ask(...replies)), answer);
  });

/** Values that are no text with content. */
const NO_TEXTS = [undefined, null, '', 0, 7, true, {}, []];

const INCOMPLETE: unknown[] = [
  ...[null, 7, '7', true, [], {}, [config]],
  ...['', null, 7, 'signed', [], {}].map(createCheckoutSessionConfig => ({ createCheckoutSessionConfig })),
  ...NO_TEXTS.flatMap(text =>
    ['payloadJSON', 'signature'].map(name => ({ createCheckoutSessionConfig: { ...signed, [name]: text } })),
  ),
];

test('rejects each configuration that lacks its fields', async () => {
  for (const incomplete of INCOMPLETE)
    assert.equal(await ask(json(incomplete)), { code: 'BAD_ANSWER' }, JSON.stringify(incomplete));
  assert.equal(await ask(html()), { code: 'BAD_ANSWER' });
});

test("doesn't read the fields of a configuration from a changed prototype", async () => {
  stub(Object.prototype, { createCheckoutSessionConfig: signed, ...signed });
  for (const incomplete of [{}, { createCheckoutSessionConfig: {} }])
    assert.equal(await ask(json(incomplete)), { code: 'BAD_ANSWER' });
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
  await ask(json(config));
  await ask(json({ error: 'no' }));
  assert.equal(events, [
    ['operation', { name: 'optimus', outcome: 'ok' }, began],
    ['operation', { name: 'optimus', outcome: 'WALLET_CONFIG_ERROR' }, began],
  ]);
});

test.run();
