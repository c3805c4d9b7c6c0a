import { placeOrder } from '../store/place-order';
import type { StoredCart } from '../store/types';
import { takeBusinessFault } from './business-faults';
import { type Context, openCart, thankYouUrl } from './payload';
import { submissionCodes } from './submission-codes';
import { submitFailed } from './submit-failed';

interface Args {
  cartId: string;
  attemptToken: string;
}

/** Makes the order, once for each attempt token and once for each cart. */
export function cartSubmitForCompletion(_: unknown, { cartId, attemptToken }: Args, context: Context) {
  const fault = takeBusinessFault(context, 'cartSubmitForCompletion');
  const payload = openCart(context, cartId);
  const { cart, userErrors } = payload;
  if (!cart) return { userErrors };
  if (fault?.refusal) return { userErrors: [fault.refusal] };
  fault?.begin?.(cart);
  fault?.spoil?.({ ...payload, cart });
  const result = fault?.status?.(context, cart, attemptToken) ?? submit(context, cart, attemptToken);
  const spoiled = fault?.redirectUrl && { redirectUrl: fault.redirectUrl };
  return { result: { ...result, ...spoiled }, userErrors: [] };
}

function submit(context: Context, cart: StoredCart, attemptToken: string) {
  if (cart.attempts[attemptToken]) return { __typename: 'SubmitAlreadyAccepted', attemptId: attemptToken };
  // An order has been made of the cart with another token.
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
