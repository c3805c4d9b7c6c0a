import '../run/dom';
import * as assert from 'uvu/assert';
import type { FinalAction } from '../../src/core/types/action';
import { createLinkWallet } from '../../src/wallets/button-host';
import { createCart } from '../fakes/fake-cart';
import { createFakePurchase, startWallet } from '../fakes/fake-purchase';
import { settle } from '../fakes/settle';
import { test } from '../run/suite';

test('is always ready', async () => {
  assert.is(await createLinkWallet().prepare(), undefined);
});

test('has no SDK button', () => {
  assert.is(createLinkWallet().mount, undefined);
});

test('opens the cart and finishes with the resulting action', async () => {
  const ends: FinalAction[] = [
    { type: 'redirect', cart: createCart() },
    { type: 'decelerate', reason: 'not_enough_stock' },
    { type: 'abort', reason: 'out_of_stock', title: 'Falha', message: 'Acabou' },
  ];
  for (const open of ends) {
    const purchase = createFakePurchase({ answers: { open } });
    await startWallet(createLinkWallet(), purchase);
    assert.equal(purchase.calls, [['open'], ['finish', open]]);
  }
});

test('opens the cart as soon as the purchase has loaded', async () => {
  const purchase = createFakePurchase({ answers: { open: new Promise(() => {}) } });
  void startWallet(createLinkWallet(), purchase);
  await settle(1);
  assert.equal(purchase.calls, [['open']]);
});

test.run();
