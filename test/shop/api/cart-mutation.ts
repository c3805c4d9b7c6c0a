import type { StoredCart } from '../store/types';
import { takeBusinessFault } from './business-faults';
import { toCartNode } from './cart-node';
import { type Context, openCart, type Payload, type UserError } from './payload';

/** Makes the resolver of a mutation that answers a cart, its user errors and its warnings. */
export function cartMutation<Args>(
  operation: string,
  run: (context: Context, args: Args, info: unknown) => Payload,
  open: (context: Context, args: Args) => Payload,
) {
  return (_: unknown, args: Args, context: Context, info: unknown) => {
    const fault = takeBusinessFault(context, operation);
    const before = fault && open(context, args);
    if (fault?.refusal) return toNode(context, { warnings: [], ...before, userErrors: [fault.refusal] });
    if (before?.cart) fault?.begin?.(before.cart);
    const payload = run(context, args, info);
    if (isOpen(payload)) fault?.spoil?.(payload);
    return toNode(context, payload);
  };
}

/** The same for a mutation of a cart that is there already. */
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
