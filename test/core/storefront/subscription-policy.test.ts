import '../../run/dom';
import * as assert from 'uvu/assert';
import type { StorefrontClient } from '../../../src/core/storefront/client';
import { getSubscriptionPolicy } from '../../../src/core/storefront/shop-requests';
import { CONFIG } from '../../fakes/config';
import { fakeFetch, result } from '../../fakes/fake-fetch';
import { test } from '../../run/suite';

const answering = (result: unknown, code?: string): StorefrontClient =>
  (async () => ({ result, errors: code ? [{ code }] : [] })) as StorefrontClient;

test('returns the policy as the shop wrote it', async () => {
  assert.is(
    await getSubscriptionPolicy(CONFIG, answering({ subscriptionPolicy: { body: '<p>Cancele.</p>' } })),
    '<p>Cancele.</p>',
  );
});

for (const [what, graphql] of [
  ['no policy', answering({ subscriptionPolicy: null })],
  ['an empty one', answering({ subscriptionPolicy: { body: '' } })],
  ['no answer', answering(undefined, 'NETWORK')],
] as const)
  test(`returns nothing for ${what}`, async () => {
    assert.is(await getSubscriptionPolicy(CONFIG, graphql), undefined);
  });

test("sends no wallet name, because the policy is the shop's", async () => {
  const fetch = fakeFetch({ subscriptionPolicyQuery: result({ subscriptionPolicy: { body: 'Cancele.' } }) });
  assert.is(await getSubscriptionPolicy(CONFIG), 'Cancele.');
  assert.equal(
    fetch.calls.map(({ headers }) => headers['x-wallet-name']),
    ['Unknown'],
  );
});

test.run();
