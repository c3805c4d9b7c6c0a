import { changeLine } from '../store/lines';
import type { Line, StoredCart } from '../store/types';
import { readValue } from './body';
import type { CartProblem, CartRequest } from './endpoint';
import { findStockProblem, lineNotFound } from './problem';

/** Sets one line's quantity; the line by its place from 1 (`line`), its key or its variant (`id`). */
export function change({ visit, cart, body }: CartRequest): CartProblem | undefined {
  const line = findLine(cart, readValue(body, 'line'), readValue(body, 'id'));
  const quantity = Number(readValue(body, 'quantity') ?? 1);
  if (!line || !Number.isInteger(quantity) || quantity < 0) return lineNotFound(visit);
  const problem = findStockProblem(visit, cart, line.variantId, quantity - line.quantity);
  if (!problem) changeLine(visit.store, cart, line.id, quantity);
  return problem;
}

/** A line by what the shop's own scripts call it. */
export function findLine(cart: StoredCart, place = '', id = ''): Line | undefined {
  return place
    ? cart.lines[Number(place) - 1]
    : cart.lines.find(line => id === `${line.variantId}:${line.id}` || id === String(line.variantId));
}
