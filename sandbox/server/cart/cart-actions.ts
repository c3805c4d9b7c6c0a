import { formatMessage, type MessageKey } from '../../pages/messages';
import {
  addLine,
  changeLine,
  checkLine,
  clearLines,
  type LineInput,
  type LineProblem,
  setAttributes,
  stockLeft,
} from '../store/cart';
import { priceCart } from '../store/price';
import { findVariant } from '../store/store';
import type { Line, StoredCart } from '../store/types';
import { ownPath, redirectTo } from '../web/reply';
import { linkTo } from '../web/settings';
import type { Visit } from '../web/visit';
import { toItem } from './cart-json';
import type { CartProblem, CartRequest } from './endpoint';
import { readGroup, readHash, readValue } from './endpoint';

/** Adds one product, or all of `items` or `id[]`. If one is rejected, adds none. */
export function add({ visit, cart, body }: CartRequest): CartProblem | object {
  const { store } = visit;
  const isList = body.some(([name]) => name.startsWith('items['));
  const ids = body.filter(([name]) => name === 'id[]');
  const single = ids.length ? ids.map(([, id]) => [...body, ['id', id] as [string, string]]) : [body];
  const inputs = (isList ? splitItems(body) : single).map(toInput);
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
    attributes: readHash(fields, 'properties').filter(({ value }) => value !== ''),
  };
}

/**
 * `items[0][id]` becomes the first item's `id`, `items[0][properties][Cor]` its `properties[Cor]`. `items[][id]` begins a new item
 * if the last one has that field.
 */
function splitItems(body: [string, string][]): [string, string][][] {
  const items = new Map<string, [string, string][]>();
  let unnamed = 0;
  for (const [name, value] of body) {
    const [, index, field, rest = ''] = /^items\[(\d*)\]\[([^\]]+)\](.*)$/.exec(name) ?? [];
    if (index === undefined || !field) continue;
    if (!index && items.get(`#${unnamed}`)?.some(([known]) => known === field + rest)) unnamed++;
    const key = index || `#${unnamed}`;
    items.set(key, [...(items.get(key) ?? []), [field + rest, value]]);
  }
  return [...items.values()];
}

/** Sets the quantity of a line, found by its number from 1 (`line`), its key or its variant (`id`). */
export function change({ visit, cart, body }: CartRequest): CartProblem | undefined {
  const line = findLine(cart, readValue(body, 'line'), readValue(body, 'id'));
  const quantity = Number(readValue(body, 'quantity') ?? 1);
  if (!line || !Number.isInteger(quantity) || quantity < 0) return lineNotFound(visit);
  const problem = findChangeProblem(visit, cart, line, quantity);
  if (!problem) changeLine(visit.store, cart, line.id, quantity);
  return problem;
}

/** Finds a line by its number, key or variant. */
function findLine(cart: StoredCart, place = '', id = ''): Line | undefined {
  return place
    ? cart.lines[Number(place) - 1]
    : cart.lines.find(line => id === `${line.variantId}:${line.id}` || id === String(line.variantId));
}

/** Sets quantities (`updates[]` in the order of the lines, or `updates[key]`), note, attributes and discount codes. */
export function update({ visit, cart, body }: CartRequest): CartProblem | undefined {
  const updates = readUpdates({ cart, body });
  for (const { line, quantity } of updates) {
    // A line that is gone can be removed again.
    if (!line && !quantity) continue;
    if (!line || !Number.isInteger(quantity) || quantity < 0) return lineNotFound(visit);
    const problem = findChangeProblem(visit, cart, line, quantity);
    if (problem) return problem;
  }
  for (const { line, quantity } of updates) if (line) changeLine(visit.store, cart, line.id, quantity);
  setAttributes(cart, readHash(body, 'attributes'));
  const note = body.findLast(([name]) => name === 'note');
  if (note) cart.note = note[1];
  const discount = body.find(([name]) => name === 'discount');
  if (discount) cart.discountCodes = discount[1].split(',').filter(Boolean);
  return undefined;
}

/** Removes every line; note and attributes stay. */
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

/** Replaces the lines with those of a permalink. */
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

/** Handles a link with a discount code: stores it in a cookie, and in the cart if there is one. */
export function applyDiscount(visit: Visit): Response {
  const { params, url, cart } = visit;
  const code = params.code ?? '';
  if (cart) cart.discountCodes = [code];
  return redirectTo(ownPath(url.searchParams.get('redirect')) ?? linkTo(visit), {
    status: 302,
    cookies: { discount_code: code },
  });
}

/** Sets a legacy cart cookie, whose token is unknown to the storefront API. */
export function setLegacyCart(visit: Visit): Response {
  return redirectTo(linkTo(visit, 'cart'), {
    status: 302,
    cookies: { cart: '3f0b8d61c2a74e95a1d7e6c40b92f583' },
  });
}

const MESSAGE = 'Cart Error';

const LINE_PROBLEMS: Record<LineProblem, [status: number, word: MessageKey]> = {
  merchandise: [404, 'productMissing'],
  quantity: [422, 'wholeNumber'],
  sellingPlanRequired: [422, 'planRequired'],
  sellingPlan: [422, 'planWrong'],
};

/** Returns a problem if a line can't be added. */
function findProblem(visit: Visit, cart: StoredCart, input: LineInput): CartProblem | undefined {
  const problem = checkLine(visit.store, input);
  if (!problem) return findStockProblem(visit, cart, input.variantId, input.quantity);
  const [status, word] = LINE_PROBLEMS[problem];
  return { status, message: MESSAGE, description: formatMessage(visit.settings, word) };
}

/** Returns a problem if a line can't have the quantity. */
function findChangeProblem(
  visit: Visit,
  cart: StoredCart,
  line: Line,
  quantity: number,
): CartProblem | undefined {
  // \`changeLine\` lowers it then.
  if (visit.store.lowersQuantities) return undefined;
  return findStockProblem(visit, cart, line.variantId, quantity - line.quantity);
}

/** Returns a problem if there is not enough stock for that many more of a variant. */
function findStockProblem(
  { store, settings }: Visit,
  cart: StoredCart,
  variantId: number,
  more: number,
): CartProblem | undefined {
  const found = findVariant(store, variantId);
  const left = stockLeft(store, cart, variantId);
  if (!found || more <= left) return undefined;
  const product = found.product.title;
  const { stock } = found.variant;
  const description =
    stock < 1
      ? formatMessage(settings, 'productSoldOut', { product })
      : left < 1
        ? formatMessage(settings, 'allInCart', { product, count: stock })
        : formatMessage(settings, 'onlyLeft', { product, count: left });
  return { status: 422, message: MESSAGE, description };
}

function lineNotFound({ settings }: Visit): CartProblem {
  return { status: 400, message: 'Bad Request', description: formatMessage(settings, 'lineMissing') };
}
