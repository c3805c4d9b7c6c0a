import '../../run/dom';
import * as assert from 'uvu/assert';
import { createStorefrontClient } from '../../../src/core/storefront/client';
import limitedCart from '../../../src/core/storefront/documents/limited-cart.graphql';
import { readFirstPart } from '../../../src/core/storefront/limited-cart';
import { ANSWERS } from '../../fakes/api-answers';
import { CONFIG } from '../../fakes/config';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeFetch, json, type Reply, result } from '../../fakes/fake-fetch';
import { plain } from '../../fakes/plain';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);
const fetch = fixture(fakeFetch);
const ask = (reply: Reply, options = {}) => {
  fetch.answers.limitedCartQuery = reply;
  return clock.run(
    createStorefrontClient(CONFIG, 'Unknown', readFirstPart, {})(limitedCart, { id: '1' }, options),
  );
};

test('sends one POST with the operation, its variables and the headers', async () => {
  await ask(result({ ok: 1 }));
  const { url, init, headers, query, variables } = fetch.calls[0] ?? {};
  assert.is(url, 'https://shop.example/api/unstable/graphql.json?operation_name=limitedCartQuery');
  assert.is(init?.method, 'POST');
  assert.is(query, limitedCart);
  assert.equal(variables, { id: '1', country: 'BR', language: 'PT_BR' });
  assert.is(JSON.parse(String(init?.body)).operationName, 'limitedCartQuery');
  assert.is(headers?.['content-type'], 'application/json');
  assert.is(headers?.accept, 'application/json');
  assert.is(headers?.['x-shopify-storefront-access-token'], CONFIG.accessToken);
  assert.is(fetch.calls.length, 1);
});

test('sends keepalive if requested', async () => {
  await ask(result({ ok: 1 }), { keepalive: true });
  await ask(result({ ok: 1 }));
  assert.equal(
    fetch.calls.map(({ init }) => init.keepalive),
    [true, false],
  );
});

const ODD: typeof ANSWERS = [
  ['null', json(null), { errors: [{ code: 'BAD_ANSWER' }] }],
  ['errors that are no list', json({ errors: 'slow' }), { errors: [{ code: 'BAD_ANSWER' }] }],
];

for (const [what, reply, answer] of [...ANSWERS, ...ODD])
  test(`reads ${what}`, async () => {
    assert.equal(plain(await ask(reply)), answer);
  });

test.run();
