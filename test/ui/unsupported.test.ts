import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { removeElements } from '../../src/ui/unsupported';
import { cartPage, clearPage, productPage } from '../setup/page';

test.after.each(clearPage);

test('takes elements, skeletons and consent away, and leaves the shop', () => {
  document.body.innerHTML = `${productPage()}<small id="shopify-buyer-consent">Ao continuar</small>${cartPage()}`;
  removeElements();
  const left = document.body.innerHTML;
  for (const gone of ['shopify-accelerated-checkout', 'skeleton', 'shopify-buyer-consent'])
    assert.not(left.includes(gone), gone);
  assert.ok(document.querySelector('button[name=add]'));
});

test.run();
