import { brl } from '../fakes/fake-cart';
import { groupsOf, type StoreGroup, TYPES } from './store-delivery';

/** How the shop of one sequence is, beside its faults. */
export interface StoreOptions {
  /** Two groups: one of the lines is a subscription. */
  groups: 1 | 2;
  /** Options that the whole address has no more: those that were chosen. */
  dropsOption: boolean;
  /** Cents that the whole address adds to the tax. */
  taxAtAddress: number;
  /** What the whole address does to two groups: they keep their ids' meaning, trade places, or become one. */
  regroups: 'no' | 'swap' | 'merge';
  /** Both groups have options of the same handles. */
  sharesHandles: boolean;
  /** No page can go to the checkout. */
  hidesCheckout: boolean;
  /** The shopper buys the cart of the cart page, each time, instead of making one of a product. */
  isCartPage: boolean;
  /** Answers to an address or a delivery that are not done yet. */
  pending: number;
}

export interface Order {
  cart: string;
  purchase: number;
  token: string;
  /** Cents. */
  total: number;
  /** Handles of the options: of what is bought once, then of the subscription. */
  delivery: string;
}

export interface StoreCart {
  id: string;
  purchase: number;
  quantity: number;
  address: 'none' | 'short' | 'whole';
  /** Changes with each address: ids of groups do, too. */
  version: number;
  /** Group type to handle. */
  selected: Record<string, string>;
  /** Cents laid into the cart to pay with. */
  payment?: number;
  orders: Map<string, Order>;
  pendingLeft: number;
  /** Handle that the whole address doesn't have. */
  dropped?: string | undefined;
}

const PRICE = 10_000;
const TAX = 1000;

export type Store = ReturnType<typeof createStore>;

/** The truth of the shop: its carts and its orders. */
export function createStore(options: StoreOptions) {
  const carts = new Map<string, StoreCart>();
  const orders: Order[] = [];

  const groups = (cart: StoreCart): StoreGroup[] => (cart.address === 'none' ? [] : groupsOf(cart, options));

  function total(cart: StoreCart): number {
    const shipping = groups(cart).reduce((sum, { type, offered }) => {
      const option = offered.find(({ handle }) => handle === cart.selected[type]);
      return sum + (option?.cents ?? 0);
    }, 0);
    return PRICE * cart.quantity + shipping + tax(cart);
  }

  const tax = ({ address }: StoreCart) =>
    address === 'none' ? 0 : TAX + (address === 'whole' ? options.taxAtAddress : 0);

  return {
    options,
    carts,
    orders,
    groups,
    total,
    tax,
    create(purchase: number): StoreCart {
      const id = `gid://shopify/Cart/c${carts.size + 1}?key=k`;
      const cart: StoreCart = {
        id,
        purchase,
        quantity: 1,
        address: 'none',
        version: 0,
        selected: {},
        orders: new Map(),
        pendingLeft: 0,
      };
      carts.set(id, cart);
      return cart;
    },
    /** Takes an address, and keeps what is selected where the new address has it. */
    setAddress(cart: StoreCart, address: 'short' | 'whole') {
      if (address === 'whole') cart.dropped ??= cart.selected.ONE_TIME_PURCHASE;
      cart.address = address;
      cart.version += 1;
      cart.pendingLeft = options.pending;
      for (const { type, offered } of groups(cart))
        if (!offered.some(({ handle }) => handle === cart.selected[type]))
          cart.selected[type] = offered[0]?.handle ?? '';
    },
    /** Removes what the cart knows of the shopper. */
    forget(cart: StoreCart) {
      Object.assign(cart, { address: 'none', selected: {}, payment: undefined });
    },
    /** @returns the order, the one that the token has made already, or a code of refusal */
    submit(cart: StoreCart, token: string, purchase: number): { order: Order; isNew: boolean } | string {
      const made = cart.orders.get(token);
      if (made) return { order: made, isNew: false };
      if (cart.address === 'none') return 'DELIVERY_ADDRESS_REQUIRED';
      const due = total(cart);
      if (cart.payment === undefined || cart.payment < due) return 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT';
      const order: Order = {
        cart: cart.id,
        purchase,
        token,
        total: due,
        delivery: TYPES.filter(type => groups(cart).some(group => group.type === type))
          .map(type => cart.selected[type])
          .join(),
      };
      cart.orders.set(token, order);
      orders.push(order);
      return { order, isNew: true };
    },
  };
}

export const toMoney = (cents: number) => brl((cents / 100).toFixed(2));
