import { type CartNode, toCart } from './cart';
import { getReaction } from './catalogue';
import { firstReason } from './deceleration';
import type { Answer } from './graphql';
import type { AbortReason, Cart, CartError, DecelerationReason, Result } from './types';

/** What the purchase knows when an answer comes. */
export interface Before {
  cart?: Cart;
  /** The buyer's initial currency: a cart in another one decelerates. */
  currency: string;
}

/** Reads the payload of a cart mutation: its cart, its errors with the reasons they mean, its warnings. */
export function toResult({ result, errors }: Answer, before: Before): Result {
  const userErrors = (result?.errors ?? []).map(toCartError);
  return judge(result?.cart, [...errors, ...userErrors], result?.warnings ?? [], before);
}

/** Codes with their input path, without the indices: `['input','lines','0','quantity']` -> `input.lines.quantity`. */
export function toCartError({ code, field, message }: CartNode): CartError {
  const path: string[] = field ?? [];
  return { code: code ?? 'INVALID', field: path.filter(part => !/^\d+$/.test(part)).join('.'), message };
}

/** Finds what a cart, errors and warnings mean together. */
export function judge(node: CartNode, errors: CartError[], warnings: CartError[], before: Before): Result {
  const cart = node && toCart(node, before.cart);
  if (!cart && !errors.length) errors = [{ code: 'INVALID', field: 'cartId' }];
  const reasons = new Set<DecelerationReason>();
  let abortReason: AbortReason | undefined;

  // A warning can end or move a purchase, but not ask the shopper to mend something: invalid discount codes are common.
  for (const { code, field } of [...warnings, ...errors]) {
    const reaction = getReaction(code, field);
    const someLeft =
      code === 'MERCHANDISE_OUT_OF_STOCK' &&
      cart?.lineItems.some((line: { quantity: number }) => line.quantity);
    if (someLeft) reasons.add('not_enough_stock');
    else if (reaction?.do === 'decelerate') reasons.add(reaction.reason);
    else if (reaction?.do === 'abort') abortReason ??= reaction.reason;
  }
  if (errors.some(({ code, field }) => !getReaction(code, field))) abortReason ??= 'wallet_error';
  if (cart && cart.totalAmount.currencyCode !== before.currency && Number(cart.totalAmount.amount) !== 0)
    reasons.add('currency_changed');

  return { data: cart, errors, abortReason, decelerationReason: firstReason(reasons) };
}

/** A Result without a cart, from errors that are certain before the server was asked, or that stand alone. */
export function toRefusal(...errors: CartError[]): Result {
  return judge(undefined, errors, [], { currency: '' });
}
