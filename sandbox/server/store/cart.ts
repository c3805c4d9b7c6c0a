import { randomBytes, randomInt } from 'node:crypto';
import { toAmount } from './markets';
import { priceCart } from './price';
import { findVariant, type Store } from './store';
import type { Attribute, Line, Order, StoredCart } from './types';

/** Creates an empty cart for a market and adds it to the store. */
export function createCart(store: Store, country: string = store.settings.country): StoredCart {
  const cart: StoredCart = {
    token: createToken(),
    key: createHex(32),
    country,
    createdAt: Date.now(),
    lines: [],
    attributes: [],
    note: '',
    discountCodes: [],
    selectedDelivery: {},
    ratesAsked: 0,
    attempts: {},
  };
  store.carts.set(cart.token, cart);
  return cart;
}

/** Finds a cart by the `token?key=...` of its cookie, its global id or its checkout URL. */
export function findCart(store: Store, text: string): StoredCart | undefined {
  const [, token = '', key] = /([A-Za-z0-9]+)\?key=([0-9a-f]+)(?:&|$)/.exec(text) ?? [];
  const cart = store.carts.get(token);
  return cart && cart.key === key ? cart : undefined;
}

/** Returns the value of the cookie `cart`, which is also the end of the global id. */
export function cartName({ token, key }: StoredCart): string {
  return `${token}?key=${key}`;
}

/** Sets the attributes given, keeps the others, and removes those with an empty value. */
export function setAttributes(cart: StoredCart, attributes: Attribute[]): void {
  const all = new Map(cart.attributes.map(({ key, value }) => [key, value]));
  for (const { key, value } of attributes) all.set(key, value);
  cart.attributes = [...all].filter(([, value]) => value !== '').map(([key, value]) => ({ key, value }));
}

export type LineInput = Omit<Line, 'id'>;

/** Why a line can't be added. */
export type LineProblem = 'merchandise' | 'quantity' | 'sellingPlanRequired' | 'sellingPlan';

type StockCode = 'MERCHANDISE_OUT_OF_STOCK' | 'MERCHANDISE_NOT_ENOUGH_STOCK';

/** A line with a lower quantity than requested. */
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

/** Returns how many more of a variant are in stock, those in the cart deducted. */
export function stockLeft(store: Store, cart: StoredCart, variantId: number): number {
  const inCart = cart.lines.filter(line => line.variantId === variantId);
  const stock = findVariant(store, variantId)?.variant.stock ?? 0;
  return Math.max(0, stock - inCart.reduce((sum, { quantity }) => sum + quantity, 0));
}

/**
 * Adds a validated line, or increases the same one, up to the stock. A sold-out variant becomes a
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

/** Sets the quantity of a line, up to the stock; 0 removes the line. */
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

/** Lowers quantities to the stock; returns a warning for each line that is lowered, or at 0. */
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

const FIRST_NUMBER = 1001;

/** Creates the order and reduces the stock. The cart stays in the store. */
export function placeOrder(store: Store, cart: StoredCart, paidWith: string): Order {
  const { total, currency } = priceCart(store, cart);
  const order: Order = {
    number: String(FIRST_NUMBER + store.orders.length),
    cart: structuredClone(cart),
    total: { amount: toAmount(total), currencyCode: currency },
    paidWith,
  };
  for (const { variantId, quantity } of cart.lines) {
    const found = findVariant(store, variantId);
    if (found) found.variant.stock -= quantity;
  }
  store.orders.push(order);
  return order;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Creates 24 letters and digits with at least one capital, which legacy tokens lack. */
function createToken(): string {
  const rest = Array.from({ length: 22 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `h${LETTERS[26 + randomInt(26)]}${rest.join('')}`;
}

export function createHex(digits: number): string {
  return randomBytes(Math.ceil(digits / 2))
    .toString('hex')
    .slice(0, digits);
}
