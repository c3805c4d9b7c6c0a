import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onMetric } from '../../src/core/base/metric';
import type { CartError } from '../../src/core/types/result';
import { t } from '../../src/core/words/words';
import { payload } from '../fakes/fake-cart';
import { openCheckout } from '../fakes/open-checkout';

/** What no shopper can mend of a cart that is to be made (docs/specification.md#click). */
const UNRECOVERABLE: [what: string, error: CartError][] = [
  ['an invalid quantity', { code: 'INVALID', field: 'input.lines.quantity' }],
  ['a variant that requires a selling plan', { code: 'VARIANT_REQUIRES_SELLING_PLAN' }],
  ['a selling plan that is not applicable', { code: 'SELLING_PLAN_NOT_APPLICABLE' }],
  ['an invalid merchandise id', { code: 'INVALID', field: 'input.lines.merchandiseId' }],
];

for (const [what, { code, field }] of UNRECOVERABLE)
  test(`shows the generic dialog, and counts the click as failed, after ${what}`, async () => {
    const ends: unknown[] = [];
    const stop = onMetric(([name, labels]) => {
      if (name === 'finish') ends.push(labels);
    });
    const source = { input: { lines: [], discountCodes: [], buyerIdentity: { countryCode: 'BR' } } };
    const cartCreate = payload(null, [{ code, field: field?.split('.') }]);
    const { checkout, told, visited } = openCheckout({ cartCreate }, { source });
    checkout.finish(await checkout.open());
    stop();
    assert.equal(told, [[t('error_dialogs.checkout.title'), t('error_dialogs.checkout.generic_error')]]);
    assert.equal(visited, []);
    assert.is(checkout.status.value, 'failed');
    assert.equal(ends, [{ instrument: 'GooglePay', action: 'abort', reason: 'checkout_error' }]);
  });

test.run();
