import { errorPolicies, getReaction } from '../errors/policies';
import { DELIVERY_CHOICES_MAX } from '../platform/constants';
import { hasOwn, nullProto } from '../platform/objects';
import type { Cart } from '../types/cart';
import type { CartRequirements } from '../types/page';
import type { CartError, Result } from '../types/result';
import type { StorefrontResponse } from './client';
import { type ErrorNode, type PayloadNode, toCart } from './read-cart';

/** What is known about the purchase before the response. */
export interface ResponseContext extends Partial<CartRequirements> {
  cart?: Cart | undefined;
  /** The buyer's initial currency. A cart in another currency decelerates. */
  currency: string;
}

/**
 * Reads the payload of a cart mutation: its cart, and what is wrong. A warning can end a purchase or move it to the shop's checkout.
 * It never shows a message in the sheet, because warnings about discount codes are common.
 */
export function toResult(
  { result: payload, errors }: StorefrontResponse<PayloadNode>,
  context: ResponseContext,
): Result {
  const result = nullProto<PayloadNode>(payload);
  if (!hasValidAmounts(result.cart)) return errorResult({ code: 'BAD_ANSWER' });
  const cart = result.cart ? toCart(result.cart, context.cart, context) : undefined;
  if (cart && !(cart.checkoutUrl && isComplete(cart)))
    return errorResult({ code: cart.checkoutUrl ? 'BAD_ANSWER' : 'Invalid Checkout URL' });
  const failed = [...errors, ...(result.errors ?? []).map(toCartError)];
  if (!cart && !failed.length) failed.push({ code: 'INVALID', field: 'cartId' });
  const warnings = (result.warnings ?? []).flatMap(({ code }): CartError[] => {
    const reaction = errorPolicies[code];
    if (!reaction || !hasOwn(reaction, 'reason')) return [];
    // If the cart has other items than the sold-out ones, the shop's checkout can sell them.
    const isShort = cart?.totalQuantity && reaction === errorPolicies.MERCHANDISE_OUT_OF_STOCK;
    return [{ code: isShort ? 'MERCHANDISE_NOT_ENOUGH_STOCK' : code }];
  });
  const problems = cart ? findProblems(cart, context.currency) : [];
  return toClassified([...warnings, ...failed, ...problems], cart);
}

/** Intervals at which a selling plan may be billed; another one is an error (docs/specification.md#cart). */
const INTERVALS = ['YEAR', 'MONTH', 'WEEK', 'DAY'];

function isComplete({ id, totalAmount, lineItems }: Cart): boolean {
  const policies = lineItems.flatMap(line => line.sellingPlanAllocation?.billingPolicy ?? []);
  const areKnown = policies.every(({ interval }) => INTERVALS.includes(interval));
  return Boolean(id && totalAmount) && areKnown;
}

const MONEY = /Amount$|^(estimatedCost|price)$/;

/**
 * Validates each amount of a response: a decimal number in ASCII digits without a sign. Only taxes and duties may be unknown.
 */
function hasValidAmounts(node: unknown): boolean {
  return Object.entries(Object(node)).every(([key, value]) =>
    MONEY.test(key)
      ? (value === null && /Tax|Duty/.test(key)) || isValidAmount(Object(value).amount)
      : typeof value !== 'object' || (value ? hasValidAmounts(value) : key !== 'cost'),
  );
}

const isValidAmount = (amount: unknown) =>
  Object(amount) !== amount && /^\d{1,12}(\.\d+)?$/.test(`${amount}`);

/** Returns true if the server no longer has the cart, which may have become an order. */
export function isCartGone(errors: CartError[]): boolean {
  return errors.some(error => nullProto<CartError>(error).field === 'cartId');
}

/** Creates a result without a cart, from errors of the script itself or of a request that returns no cart. */
export function errorResult(...errors: CartError[]): Result {
  return toClassified(errors);
}

/**
 * Maps an error of the API, with its path as text and without indices: `['input','lines','0','quantity']` ->
 * `input.lines.quantity`.
 */
export function toCartError({ code, field, message }: ErrorNode): CartError {
  const path = (field ?? []).filter(part => !/^\d+$/.test(part)).join('.');
  return { code: code ?? 'INVALID', field: path, message: message ?? undefined };
}

/** Finds the reaction to each error, and to nothing else. */
function toClassified(errors: CartError[], data?: Cart): Result {
  return {
    data,
    errors: errors.map(error => ({
      ...error,
      reaction: getReaction(error.code, nullProto<CartError>(error).field),
    })),
  };
}

/** Returns the codes for what prevents the purchase of a cart in a sheet, although the server reports no error. */
function findProblems(cart: Cart, currency: string): CartError[] {
  const { totalAmount, totalQuantity, lineItems, hasMoreGroups } = cart;
  const codes: string[] = [];
  // The response to a read has no warnings, but the cart's quantities show that nothing can be sold.
  if (!totalQuantity)
    codes.push(lineItems.length ? 'MERCHANDISE_OUT_OF_STOCK' : 'INVALID_PAYMENT_EMPTY_CART');
  if (currency !== totalAmount.currencyCode && Number(totalAmount.amount)) codes.push('CURRENCY_CHANGED');
  // A sheet can't list groups that the response lacks, or too many choices. In the shop's checkout, the shopper chooses an option
  // for each group.
  if (hasMoreGroups || countChoices(cart) > DELIVERY_CHOICES_MAX) codes.push('CART_NOT_READY');
  return codes.map(code => ({ code }));
}

/** Returns the number of delivery choices (`delivery-choices.ts` creates them). */
function countChoices({ deliveryGroups }: Cart): number {
  let count = 1;
  for (const { deliveryOptions } of deliveryGroups) count *= deliveryOptions.length || 1;
  return count;
}
