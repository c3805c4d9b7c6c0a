import '../run/dom';
import { readdir } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { loadPurchase } from '../../src/core/purchase/click';
import type { CompiledDocument } from '../../src/core/types/result';
import { faults } from '../fakes/api-answers';
import { CONFIG } from '../fakes/config';
import { fakeClock } from '../fakes/fake-clock';
import { recordErrors } from '../fakes/fake-console';
import { fakeFetch, type Reply } from '../fakes/fake-fetch';
import { createWholeHost } from '../fakes/fake-host';
import { nameOf } from '../fakes/operation-name';
import { test } from '../run/suite';

await loadPurchase();

/** All GraphQL documents of single wallets. */
const folder = new URL('../../src/wallets/', import.meta.url);
const documents: CompiledDocument[] = [];
for (const file of (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.graphql')))
  documents.push((await import(new URL(file, folder).href)).default);

test('finds the documents of wallets', () => {
  assert.equal(documents.map(nameOf).sort(), [
    'applePaySessionCreate',
    'paypalBuyerDetailsFetch',
    'paypalTokenCreate',
  ]);
});

for (const document of documents)
  for (const [fault, reply] of Object.entries(faults))
    test(`returns an action for ${nameOf(document)} with ${fault}`, async () => {
      const clock = fakeClock();
      recordErrors();
      fakeFetch({ [nameOf(document)]: reply as Reply });
      const host = createWholeHost(CONFIG, 'GooglePay');
      const { payload, action } = await clock.run(host.mutate(document));
      assert.is(payload, undefined);
      assert.ok(action?.type === 'abort' && action.title && action.message, action?.type);
    });

test.run();
