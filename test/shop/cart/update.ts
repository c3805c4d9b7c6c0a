import { setAttributes } from '../store/cart';
import { changeLine, clearLines } from '../store/lines';
import type { Line } from '../store/types';
import { readGroup } from './body';
import { findLine } from './change';
import type { CartProblem, CartRequest } from './endpoint';
import { findStockProblem, lineNotFound } from './problem';

/** Quantities (`updates[]` in the lines' order, or `updates[key]`), note, attributes, discount codes. */
export function update({ visit, cart, body }: CartRequest): CartProblem | undefined {
  const updates = readUpdates({ cart, body });
  for (const { line, quantity } of updates) {
    if (!line || !Number.isInteger(quantity) || quantity < 0) return lineNotFound(visit);
    const problem = findStockProblem(visit, cart, line.variantId, quantity - line.quantity);
    if (problem) return problem;
  }
  for (const { line, quantity } of updates) if (line) changeLine(visit.store, cart, line.id, quantity);
  setAttributes(cart, readGroup(body, 'attributes'));
  const note = body.find(([name]) => name === 'note');
  if (note) cart.note = note[1];
  const discount = body.find(([name]) => name === 'discount');
  if (discount) cart.discountCodes = discount[1].split(',').filter(Boolean);
  return undefined;
}

/** Takes every line out; note and attributes stay. */
export function clear({ cart }: CartRequest): undefined {
  clearLines(cart);
}

function readUpdates({
  cart,
  body,
}: Pick<CartRequest, 'cart' | 'body'>): { line?: Line | undefined; quantity: number }[] {
  const given = readGroup(body, 'updates');
  const places = given
    .filter(({ key }) => key === '')
    .map(({ value }, index) => ({ line: cart.lines[index], quantity: Number(value) }));
  // A list in JSON arrives as `updates[0]`, `updates[1]`.
  const keyed = given
    .filter(({ key }) => key !== '')
    .map(({ key, value }) => ({
      line: findLine(cart, '', key) ?? cart.lines[Number(key)],
      quantity: Number(value),
    }));
  return [...places, ...keyed];
}
