import { toAction } from '../../src/core/errors/actions';
import { getReaction } from '../../src/core/errors/policies';
import type { CartNode } from '../../src/core/storefront/read-cart';
import type { FinalAction } from '../../src/core/types/action';
import type { Address } from '../../src/core/types/address';
import type { Payment } from '../../src/core/types/purchase';
import type { CartError, ClassifiedError, Result } from '../../src/core/types/result';
import { contextOf } from './context';
import { cartNode, groupNode, optionNode, payload } from './fake-cart';
import type { FakeGraphql } from './fake-graphql';

export const ADDRESS: Address = { country: 'BR', city: 'Recife', zip: '50000-000' };
export const PAYMENT: Payment = { shippingAddress: ADDRESS, billingAddress: ADDRESS, wallet: {} };
export const THANKS = 'https://shop.example/thanks';
export const COMPLETE: FinalAction = { type: 'complete', redirectUrl: THANKS };

/** Responses to a submission. */
export const submitted = (result: object) => ({ result });
export const SUCCESS = submitted({ __typename: 'SubmitSuccess', redirectUrl: THANKS });
/** A rejection that the shopper can fix. */
export const REFUSED = submitted({
  __typename: 'SubmitFailed',
  errors: [{ code: 'DELIVERY_LAST_NAME_REQUIRED' }],
});

/** A cart with one delivery group. */
export function createShipped(over: Parameters<typeof cartNode>[0] = {}): CartNode {
  return cartNode({ groups: [groupNode('g1', [optionNode('slow'), optionNode('fast')])], ...over });
}

/** The responses of a server without faults, for this cart. */
export function createResponses(cart: CartNode = createShipped()): FakeGraphql['answers'] {
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

/** Creates errors with their policies, as in a result. */
export function judged(...errors: CartError[]): ClassifiedError[] {
  return errors.map(error => ({ ...error, reaction: getReaction(error.code, error.field) }));
}

/** Returns the type and the reason of a result's action in a sheet, for example `abort out_of_stock`. */
export function nextOf(result: Result): string {
  const action = toAction(result, contextOf('GooglePay'));
  return 'reason' in action ? `${action.type} ${action.reason}` : action.type;
}
