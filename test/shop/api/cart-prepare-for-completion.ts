import { isUnserviceable } from '../store/delivery';
import type { StoredCart } from '../store/types';
import { takeBusinessFault } from './business-faults';
import { toCartNode } from './cart-node';
import { type Context, openCart } from './payload';

/** Says whether the cart could be bought as it is; who buys it may still be unknown. */
export function cartPrepareForCompletion(_: unknown, args: { cartId: string }, context: Context) {
  const fault = takeBusinessFault(context, 'cartPrepareForCompletion');
  const payload = openCart(context, args.cartId);
  const { cart, userErrors } = payload;
  if (!cart) return { userErrors };
  if (fault?.refusal) return { userErrors: [fault.refusal] };
  fault?.begin?.(cart);
  fault?.spoil?.({ ...payload, cart });
  const status = fault?.status?.(context, cart, '') ?? toStatus(context, cart);
  return { result: { ...status, cart: toCartNode(context, cart) }, userErrors: [] };
}

function toStatus(context: Context, cart: StoredCart) {
  const errors = problems(context, cart).map(code => ({
    code,
    message: 'O carrinho não pode ser comprado.',
  }));
  return errors.length ? { __typename: 'CartStatusNotReady', errors } : { __typename: 'CartStatusReady' };
}

function problems({ store }: Context, cart: StoredCart): string[] {
  if (!cart.lines.some(({ quantity }) => quantity > 0)) return ['MERCHANDISE_OUT_OF_STOCK'];
  return isUnserviceable(store, cart) ? ['DELIVERY_NO_DELIVERY_AVAILABLE'] : [];
}
