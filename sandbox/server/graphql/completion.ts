import { placeOrder } from '../store/cart';
import { isUnserviceable } from '../store/delivery';
import type { StoredCart } from '../store/types';
import { type BusinessFault, takeBusinessFault } from './business-faults';
import { toCartNode } from './cart-node';
import { type Context, openCart, submitFailed, thankYouUrl } from './context';
import { submissionCodes } from './submission-codes';

/** Checks whether the cart can be bought. The buyer may be unknown. */
export function cartPrepareForCompletion(_: unknown, { cartId }: { cartId: string }, context: Context) {
  return complete(context, 'cartPrepareForCompletion', cartId, (cart, fault) => ({
    ...(fault?.status?.(context, cart, '') ?? prepare(context, cart)),
    cart: toCartNode(context, cart),
  }));
}

interface Submission {
  cartId: string;
  attemptToken: string;
}

/** Creates the order, once per attempt token and once per cart. */
export function cartSubmitForCompletion(_: unknown, { cartId, attemptToken }: Submission, context: Context) {
  return complete(context, 'cartSubmitForCompletion', cartId, (cart, fault) => ({
    ...(fault?.status?.(context, cart, attemptToken) ?? submit(context, cart, attemptToken)),
    ...(fault?.redirectUrl && { redirectUrl: fault.redirectUrl }),
  }));
}

function complete(
  context: Context,
  operation: string,
  cartId: string,
  run: (cart: StoredCart, fault: BusinessFault | undefined) => object,
) {
  const fault = takeBusinessFault(context, operation);
  const payload = openCart(context, cartId);
  const { cart, userErrors } = payload;
  if (!cart) return { userErrors };
  if (fault?.error) return { userErrors: [fault.error] };
  fault?.before?.(cart);
  fault?.after?.({ ...payload, cart });
  return { result: run(cart, fault), userErrors: [] };
}

function prepare({ store }: Context, cart: StoredCart) {
  const code = !cart.lines.some(({ quantity }) => quantity > 0)
    ? 'MERCHANDISE_OUT_OF_STOCK'
    : isUnserviceable(store, cart) && 'DELIVERY_NO_DELIVERY_AVAILABLE';
  const errors = [{ code, message: 'O carrinho não pode ser comprado.' }];
  return code ? { __typename: 'CartStatusNotReady', errors } : { __typename: 'CartStatusReady' };
}

function submit(context: Context, cart: StoredCart, attemptToken: string) {
  if (cart.attempts[attemptToken]) return { __typename: 'SubmitAlreadyAccepted', attemptId: attemptToken };
  // Another attempt token has placed the order of this cart.
  if (Object.keys(cart.attempts).length) return submitFailed(context, cart, 'ERROR');
  const codes = submissionCodes(context, cart);
  if (codes.length) return submitFailed(context, cart, ...codes);
  const { number } = placeOrder(context.store, cart, cart.payment?.method ?? 'checkout');
  cart.attempts[attemptToken] = number;
  return {
    __typename: 'SubmitSuccess',
    attemptId: attemptToken,
    redirectUrl: thankYouUrl(context, number),
  };
}
