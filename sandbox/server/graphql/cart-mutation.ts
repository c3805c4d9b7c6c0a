import type { StoredCart } from '../store/types';
import { takeBusinessFault } from './business-faults';
import { toCartNode } from './cart-node';
import { type Context, openCart, type Payload, type UserError } from './context';

/** Creates the resolver of a mutation that returns a cart, user errors and warnings. */
export function cartMutation<Args>(
  operation: string,
  run: (context: Context, args: Args, info: unknown) => Payload,
  open: (context: Context, args: Args) => Payload,
) {
  return (_: unknown, args: Args, context: Context, info: unknown) => {
    const fault = takeBusinessFault(context, operation);
    const before = fault && open(context, args);
    if (fault?.error) return toNode(context, { warnings: [], ...before, userErrors: [fault.error] });
    if (before?.cart) fault?.before?.(before.cart);
    const payload = run(context, args, info);
    if (isOpen(payload)) fault?.after?.(payload);
    return toNode(context, payload);
  };
}

/** Creates the resolver of a mutation of an existing cart. */
export function cartUpdate<Args extends { cartId: string }>(
  operation: string,
  change: (context: Context, cart: StoredCart, args: Args) => UserError[],
) {
  const open = (context: Context, { cartId }: Args) => openCart(context, cartId);
  const run = (context: Context, args: Args) => {
    const payload = open(context, args);
    if (isOpen(payload)) payload.userErrors.push(...change(context, payload.cart, args));
    return payload;
  };
  return cartMutation(operation, run, open);
}

function isOpen(payload: Payload): payload is Payload & { cart: StoredCart } {
  return Boolean(payload.cart);
}

function toNode(context: Context, { cart, userErrors, warnings, hidesGroups }: Payload) {
  return { cart: cart && toCartNode(context, cart, hidesGroups), userErrors, warnings };
}
