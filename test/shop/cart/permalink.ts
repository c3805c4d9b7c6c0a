import { addLine } from '../store/lines';
import type { CartProblem, CartRequest } from './endpoint';
import { findProblem } from './problem';

/** Path of a cart permalink: variants with their quantities, `/cart/46448623321341:1,46448623387001:2`. */
export const PERMALINK = /^\/cart\/(?<lines>\d+:\d+(?:,\d+:\d+)*)$/;

/** Makes the cart what a permalink says, whatever was in it: who follows it twice has the same cart. */
export function fillCart({ visit, cart }: CartRequest): CartProblem | undefined {
  const before = cart.lines;
  cart.lines = [];
  for (const line of visit.params.lines?.split(',') ?? []) {
    const [variantId = 0, quantity = 0] = line.split(':').map(Number);
    const input = { variantId, quantity, attributes: [] };
    const problem = findProblem(visit, cart, input);
    if (problem) {
      cart.lines = before;
      return problem;
    }
    addLine(visit.store, cart, input);
  }
  return undefined;
}
