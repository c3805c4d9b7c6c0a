import { addLine, type LineInput } from '../store/lines';
import { priceCart } from '../store/price';
import { readGroup, readValue } from './body';
import { toItem } from './cart-json';
import type { CartProblem, CartRequest } from './endpoint';
import { findProblem } from './problem';

/** Adds one product, or all of `items`; nothing of them where one can't be had. */
export function add({ visit, cart, body }: CartRequest): CartProblem | object {
  const { store } = visit;
  const isList = body.some(([name]) => name.startsWith('items['));
  const inputs = (isList ? splitItems(body) : [body]).map(toInput);
  const before = structuredClone(cart.lines);
  const added: string[] = [];
  for (const input of inputs) {
    const problem = findProblem(visit, cart, input);
    if (problem) {
      cart.lines = before;
      return problem;
    }
    added.push(addLine(store, cart, input).line.id);
  }
  const items = priceCart(store, cart)
    .lines.filter(({ line }) => added.includes(line.id))
    .map(toItem);
  return isList ? { items } : (items[0] ?? {});
}

function toInput(fields: [string, string][]): LineInput {
  const plan = readValue(fields, 'selling_plan');
  return {
    variantId: Number(readValue(fields, 'id')),
    quantity: Number(readValue(fields, 'quantity') ?? 1),
    ...(plan && { sellingPlanId: Number(plan) }),
    attributes: readGroup(fields, 'properties').filter(({ value }) => value !== ''),
  };
}

/** `items[0][id]` becomes the first item's `id`, `items[0][properties][Cor]` its `properties[Cor]`. */
function splitItems(body: [string, string][]): [string, string][][] {
  const items: [string, string][][] = [];
  for (const [name, value] of body) {
    const [, index, field, rest = ''] = /^items\[(\d+)\]\[([^\]]+)\](.*)$/.exec(name) ?? [];
    if (!index || !field) continue;
    items[Number(index)] = [...(items[Number(index)] ?? []), [field + rest, value]];
  }
  return items.filter(Boolean);
}
