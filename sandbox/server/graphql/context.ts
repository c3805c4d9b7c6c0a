import { cartName, findCart, type StockWarning, settleStock } from '../store/cart';
import type { Store } from '../store/store';
import type { StoredCart } from '../store/types';

/** Context of the resolvers of one request. */
export interface Context {
  store: Store;
  /** Origin of the shop, for absolute URLs. */
  origin: string;
  /** Overrides of the calling page, as a query string; often empty. */
  overrides: string;
  /** False on a public version of the API. */
  unstable: boolean;
  timing: Timing;
}

/** Durations in milliseconds. */
export interface Timing {
  /** Delay of carriers' rates, or a function that ends it. */
  rates: number | (() => Promise<void>);
  /** From now to the `pollAfter` of a throttled response. */
  pollAfter: number;
  /** The fault `slow`. */
  slow: number;
  /** The fault `silence`. */
  silence: number;
}

export const TIMING: Timing = { rates: 60, pollAfter: 1000, slow: 1500, silence: 30_000 };

export interface UserError {
  code: string;
  field?: string[] | undefined;
  message: string;
}

interface Warning {
  code: string;
  message: string;
  target: string;
}

/** What a mutation of carts returns, before it becomes GraphQL nodes. */
export interface Payload {
  cart?: StoredCart;
  userErrors: UserError[];
  warnings: Warning[];
  /** True if the response omits the delivery groups. */
  hidesGroups?: boolean;
}

export function cartId(cart: StoredCart): string {
  return `gid://shopify/Cart/${cartName(cart)}`;
}

export function lineId(cart: StoredCart, id: string): string {
  return `gid://shopify/CartLine/${id}?cart=${cart.token}`;
}

export function checkoutUrl({ origin, overrides }: Context, cart: StoredCart): string {
  return `${origin}/cart/c/${cartName(cart)}${overrides && `&${overrides}`}`;
}

export function thankYouUrl({ origin, overrides }: Context, number: string): string {
  return `${origin}/thank-you/${number}${overrides && `?${overrides}`}`;
}

export function userError(code: string, field: string[] | undefined, message: string): UserError {
  return { code, field, message };
}

/** Finds the cart of a global id; lowers quantities to the stock, with warnings. */
export function openCart({ store }: Context, id: string): Payload {
  const cart = id.startsWith('gid://shopify/Cart/') ? findCart(store, id) : undefined;
  if (!cart)
    return {
      userErrors: [userError('INVALID', ['cartId'], 'O carrinho especificado não existe.')],
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

/** SubmitFailed */
export function submitFailed(context: Context, cart: StoredCart, ...codes: string[]) {
  return {
    __typename: 'SubmitFailed',
    checkoutUrl: checkoutUrl(context, cart),
    errors: codes.map(code => ({ code, message: 'Não foi possível concluir o pedido.' })),
  };
}
