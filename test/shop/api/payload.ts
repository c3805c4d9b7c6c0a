import { cartName, findCart } from '../store/cart';
import { type StockWarning, settleStock } from '../store/lines';
import type { Store } from '../store/store';
import type { StoredCart } from '../store/types';

/** What every resolver knows of its request. */
export interface Context {
  store: Store;
  /** Of the shop, for absolute URLs. */
  origin: string;
  /** What the page that asks has replaced of the shop's settings, as the query string that its own links have; empty for nothing. */
  kept: string;
  /** False on a public version of the API. */
  unstable: boolean;
  timing: Timing;
}

/** How long things take, in milliseconds. */
export interface Timing {
  /** Delivery rates of carriers, or what ends the wait for them. */
  rates: number | (() => Promise<void>);
  /** From now to the `pollAfter` of a throttled answer. */
  pollAfter: number;
  /** The fault `slow`. */
  slow: number;
  /** The fault `silence`. */
  silence: number;
}

export interface UserError {
  code: string;
  field?: string[] | undefined;
  message: string;
}

export interface Warning {
  code: string;
  message: string;
  target: string;
}

/** Answer of a mutation on carts, before it is shaped for GraphQL. */
export interface Payload {
  cart?: StoredCart;
  userErrors: UserError[];
  warnings: Warning[];
  /** True where the answer keeps the delivery groups back. */
  hidesGroups?: boolean;
}

export function cartId(cart: StoredCart): string {
  return `gid://shopify/Cart/${cartName(cart)}`;
}

export function lineId(cart: StoredCart, id: string): string {
  return `gid://shopify/CartLine/${id}?cart=${cart.token}`;
}

export function checkoutUrl({ origin, kept }: Context, cart: StoredCart): string {
  return `${origin}/cart/c/${cartName(cart)}${kept && `&${kept}`}`;
}

export function thankYouUrl({ origin, kept }: Context, number: string): string {
  return `${origin}/thank-you/${number}${kept && `?${kept}`}`;
}

export function refuse(code: string, field: string[] | undefined, message: string): UserError {
  return { code, field, message };
}

/** Finds the cart of a global id, takes back what has been sold meanwhile, and says so. */
export function openCart({ store }: Context, id: string): Payload {
  const cart = id.startsWith('gid://shopify/Cart/') ? findCart(store, id) : undefined;
  if (!cart)
    return {
      userErrors: [refuse('INVALID', ['cartId'], 'O carrinho especificado não existe.')],
      warnings: [],
    };
  return {
    cart,
    userErrors: [],
    warnings: settleStock(store, cart).map(warning => toWarning(cart, warning)),
  };
}

const STOCK_MESSAGES = {
  MERCHANDISE_OUT_OF_STOCK: 'O produto está esgotado.',
  MERCHANDISE_NOT_ENOUGH_STOCK: 'Não há estoque suficiente; a quantidade foi reduzida.',
};

export function toWarning(cart: StoredCart, { code, line }: StockWarning): Warning {
  return { code, message: STOCK_MESSAGES[code], target: lineId(cart, line.id) };
}
