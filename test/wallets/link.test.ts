import '../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../src/core/types/action';
import { createLinkWallet } from '../../src/wallets/button-host';
import { createCart } from '../fakes/fake-cart';
import { createFakeCheckout } from '../fakes/fake-checkout';
import { test } from '../run/suite';

test('is always ready', async () => {
  assert.is(await createLinkWallet().prepare(), undefined);
});

test('has no SDK button', () => {
  assert.is(createLinkWallet().mount, undefined);
});

test('opens the cart and finishes with the resulting action', async () => {
  const ends: SheetAction[] = [
    { type: 'update', cart: createCart() },
    { type: 'decelerate', reason: 'not_enough_stock' },
    { type: 'abort', reason: 'out_of_stock', title: 'Falha', message: 'Acabou' },
  ];
  for (const open of ends) {
    const checkout = createFakeCheckout({ answers: { open } });
    await createLinkWallet().start(checkout);
    assert.equal(checkout.calls, [['open'], ['finish', open]]);
  }
});

test('opens the cart synchronously in the click', () => {
  const checkout = createFakeCheckout({ answers: { open: new Promise(() => {}) } });
  void createLinkWallet().start(checkout);
  assert.equal(checkout.calls, [['open']]);
});

test.run();
