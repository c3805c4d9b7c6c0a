import type { Cart } from '../../src/core/types/cart';
import type { Purchase } from '../../src/core/types/purchase';
import { ADDRESS, createAnswers } from './answers';
import type { FakeGraphql } from './fake-graphql';
import { type OpenCheckout, openCheckout } from './open-checkout';

/** A purchase whose sheet shows the cart at the shopper's address. */
export async function openPurchase(
  answers: FakeGraphql['answers'] = {},
  over: Partial<Purchase> = {},
): Promise<OpenCheckout> {
  const opened = openCheckout({ ...createAnswers(), ...answers }, over);
  await opened.checkout.setAddress(ADDRESS);
  opened.checkout.show(opened.checkout.cart.value as Cart);
  opened.graphql.calls.length = 0;
  return opened;
}
