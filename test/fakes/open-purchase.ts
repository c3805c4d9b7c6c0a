import type { CartNode } from '../../src/core/server/cart-node';
import type { Address } from '../../src/core/types/address';
import type { Cart } from '../../src/core/types/cart';
import type { Payment } from '../../src/core/types/checkout';
import type { Purchase } from '../../src/core/types/purchase';
import { cartNode, groupNode, optionNode, payload } from './fake-cart';
import type { FakeGraphql } from './fake-graphql';
import { type OpenCheckout, openCheckout } from './open-checkout';

export const ADDRESS: Address = { country: 'BR', city: 'Recife', zip: '50000-000' };
export const PAYMENT: Payment = { shippingAddress: ADDRESS, billingAddress: ADDRESS, wallet: {} };
export const THANKS = 'https://shop.example/thanks';
export const SUCCESS = { result: { __typename: 'SubmitSuccess', redirectUrl: THANKS } };
export const REFUSED = {
  result: { __typename: 'SubmitFailed', errors: [{ code: 'DELIVERY_LAST_NAME_REQUIRED' }] },
};

/** What the server answers to a purchase without a fault, with this cart. */
export function createAnswers(cart: CartNode = createShipped()): FakeGraphql['answers'] {
  return {
    cart,
    cartBuyerIdentityUpdate: payload(cart),
    cartSelectedDeliveryOptionsUpdate: payload(cart),
    cartBillingAddressUpdate: payload(cart),
    cartPrepareForCompletion: { result: { __typename: 'CartStatusReady', cart } },
    cartPaymentUpdate: payload(cart),
    cartSubmitForCompletion: SUCCESS,
  };
}

/** A cart that is delivered in one group. */
export function createShipped(over: Parameters<typeof cartNode>[0] = {}): CartNode {
  return cartNode({ groups: [groupNode('g1', [optionNode('slow'), optionNode('fast')])], ...over });
}

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
