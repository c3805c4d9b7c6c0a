import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkRedirect, toCheckoutUrl } from '../../src/core/purchase/redirect';

for (const href of [undefined, '', 'javascript:alert(1)'])
  test(`throws «Invalid Checkout URL» where the checkout URL is ${href === '' ? 'empty' : (href ?? 'missing')}`, () => {
    assert.throws(() => toCheckoutUrl(href, {}), /^Invalid Checkout URL$/);
    assert.throws(() => checkRedirect(href), /^Invalid Checkout URL$/);
  });

test.run();
