import { createHex } from './random';
import { findVariant, type Store } from './store';
import type { Line, StoredCart } from './types';

export type LineInput = Omit<Line, 'id'>;

/** What is wrong with a line that someone wants to add. */
export type LineProblem = 'merchandise' | 'quantity' | 'sellingPlanRequired' | 'sellingPlan';

export type StockCode = 'MERCHANDISE_OUT_OF_STOCK' | 'MERCHANDISE_NOT_ENOUGH_STOCK';

/** A line that has less than was asked for. */
export interface StockWarning {
  code: StockCode;
  line: Line;
}

export function checkLine(store: Store, input: LineInput): LineProblem | undefined {
  const found = findVariant(store, input.variantId);
  if (!found) return 'merchandise';
  if (!Number.isInteger(input.quantity) || input.quantity < 1) return 'quantity';
  const { sellingPlans, requiresSellingPlan } = found.product;
  if (!input.sellingPlanId) return requiresSellingPlan ? 'sellingPlanRequired' : undefined;
  return sellingPlans.some(({ id }) => id === input.sellingPlanId) ? undefined : 'sellingPlan';
}

/** How many more of a variant the cart can take. */
export function stockLeft(store: Store, cart: StoredCart, variantId: number): number {
  const inCart = cart.lines.filter(line => line.variantId === variantId);
  const stock = findVariant(store, variantId)?.variant.stock ?? 0;
  return Math.max(0, stock - inCart.reduce((sum, { quantity }) => sum + quantity, 0));
}

/**
 * Adds a checked line, or adds to the one that is the same, as far as the stock reaches: a sold-out variant makes a
 * line of quantity 0.
 */
export function addLine(
  store: Store,
  cart: StoredCart,
  input: LineInput,
): { line: Line; warning: StockWarning | undefined } {
  const quantity = Math.min(input.quantity, stockLeft(store, cart, input.variantId));
  let line = cart.lines.find(other => isSame(other, input));
  if (line) line.quantity += quantity;
  else {
    line = { id: createHex(32), ...input, quantity };
    cart.lines.push(line);
  }
  return { line, warning: quantity < input.quantity ? warn(line) : undefined };
}

/** Sets a line's quantity as far as the stock reaches; 0 takes the line out. */
export function changeLine(
  store: Store,
  cart: StoredCart,
  id: string,
  quantity: number,
): StockWarning | undefined {
  const line = cart.lines.find(other => other.id === id);
  if (!line) return undefined;
  if (quantity <= 0) {
    cart.lines = cart.lines.filter(other => other !== line);
    return undefined;
  }
  line.quantity = 0;
  line.quantity = Math.min(quantity, stockLeft(store, cart, line.variantId));
  return line.quantity < quantity ? warn(line) : undefined;
}

export function clearLines(cart: StoredCart): void {
  cart.lines = [];
}

/** Lowers what others have bought meanwhile; warns of each line that has become less, or is at 0. */
export function settleStock(store: Store, cart: StoredCart): StockWarning[] {
  return cart.lines.flatMap(line => {
    const wanted = line.quantity;
    line.quantity = 0;
    line.quantity = Math.min(wanted, stockLeft(store, cart, line.variantId));
    return !line.quantity || line.quantity < wanted ? [warn(line)] : [];
  });
}

function warn(line: Line): StockWarning {
  return { code: line.quantity ? 'MERCHANDISE_NOT_ENOUGH_STOCK' : 'MERCHANDISE_OUT_OF_STOCK', line };
}

function isSame(line: Line, input: LineInput): boolean {
  return (
    line.variantId === input.variantId &&
    line.sellingPlanId === input.sellingPlanId &&
    JSON.stringify(line.attributes) === JSON.stringify(input.attributes)
  );
}
