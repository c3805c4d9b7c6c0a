import { type Groups, groupsOf, type StoreGroup } from './store-delivery';

/** The shop's settings for one sequence, besides its faults. */
export interface StoreOptions {
  groups: Groups;
  /** The whole address removes the selected options. */
  dropsOption: boolean;
  /** Cents that the whole address adds to the tax. */
  taxAtAddress: number;
  /** The effect of the whole address on two groups: none, swapped or merged. */
  regroups: 'no' | 'swap' | 'merge';
  /** When the ids of the groups change. */
  ids: 'per address' | 'stable' | 'renewed at payment';
  /** Both groups have options with the same handles. */
  sharesHandles: boolean;
  /** The handles contain commas. */
  hasCommas: boolean;
  /** A currency with two decimals, three, or none. */
  currency: 'BRL' | 'KWD' | 'JPY';
  /** The server stores an address with its own case and white space. */
  respells: boolean;
  /** The cart has no checkout URL. */
  hidesCheckout: boolean;
  /** The shopper buys the cart page's cart each time, instead of a new one of a product. */
  isCartPage: boolean;
  /** Number of pending responses to an address or a delivery. */
  pending: number;
}

export interface StoreLine {
  merchandise: string;
  quantity: number;
  plan?: string;
}

/** An address in the format of requests. */
export type StoreAddress = Partial<
  Record<
    'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'zip' | 'province' | 'country',
    string | undefined
  >
>;

/** Personal data of the cart. */
export interface Buyer {
  email?: string | undefined;
  address?: StoreAddress | undefined;
  isWhole?: boolean;
  hasBilling?: boolean;
}

/** The parts of an agreement or order, as strings for comparison. */
export interface Content {
  lines: string;
  /** Maps a group's key to the handle of its option. */
  delivery: string;
  identity: string;
  foreignChanges: number;
}

export interface Order extends Content {
  cart: string;
  purchase: number;
  token: string;
  /** Cents, with a fraction in currencies with three decimals. */
  total: number;
  /** The cart at the page's last read. */
  looked?: Content | undefined;
  /** Number of the payment whose card is charged. */
  card?: number | undefined;
}

export interface StoreCart {
  id: string;
  purchase: number;
  lines: StoreLine[];
  /** Cents. */
  discount: number;
  ships: boolean;
  buyer: Buyer;
  /** The purchase that wrote the personal data last. 0 if no page could know that it must be removed. */
  writer?: number | undefined;
  /** Changes with each address. */
  version: number;
  /** Maps a group's key to the handle of its option. */
  selected: Record<string, string>;
  /** Cents of the cart's payment. */
  payment?: number | undefined;
  /** Number of the payment whose card the cart has. */
  card?: number | undefined;
  /** Number of changes by another tab, or by a request that ran again after its response. No page can know of them. */
  foreignChanges: number;
  orders: Map<string, Order>;
  /** True once another tab has ordered it. */
  isGone: boolean;
  pendingLeft: number;
  /** A handle that the whole address lacks. */
  dropped?: string | undefined;
}

const PRICE = 10_000;
const TAX = 1000;
/** The part of three decimals below a cent. Rounding to the nearest cent would drop it. */
const BELOW_CENT = 0.4;
const DIGITS = { BRL: 2, KWD: 3, JPY: 0 };

/** Normalizes an address for comparison, because the server decides case and white space. */
export function writeIdentity(email = '', address: StoreAddress | undefined = {}): string {
  const {
    firstName = '',
    lastName = '',
    address1 = '',
    address2 = '',
    city = '',
    zip = '',
    country = '',
  } = address;
  return [email, firstName + lastName, address1, address2, city, zip, country]
    .map(part => part.toUpperCase().replace(/\s/g, ''))
    .join('|');
}

export const writeDelivery = (selected: [key: string, handle: string][]) =>
  selected
    .map(([key, handle]) => `${key}=${handle}`)
    .sort()
    .join(' ');

/** Cart ids are unique across sequences, because a page may cache a cart. */
let cartsMade = 0;

export type Store = ReturnType<typeof createStore>;

/** The shop's carts and orders. */
export function createStore(options: StoreOptions) {
  const carts = new Map<string, StoreCart>();
  const orders: Order[] = [];
  const named = new Set<string>();

  const groups = (cart: StoreCart): StoreGroup[] =>
    cart.ships && cart.buyer.address ? groupsOf(cart, options) : [];

  function total(cart: StoreCart): number {
    let sum = tax(cart) - cart.discount;
    for (const { key, offered } of groups(cart))
      sum += offered.find(({ handle }) => handle === cart.selected[key])?.cents ?? 0;
    for (const { quantity, plan } of cart.lines) sum += plan ? 0 : PRICE * quantity;
    // The amounts that a sheet may show for it: the third decimal rounded up or to the nearest.
    named.add((Math.ceil(sum) / 100).toFixed(2)).add((Math.round(sum) / 100).toFixed(2));
    return sum;
  }

  const tax = ({ buyer }: StoreCart) =>
    buyer.address
      ? TAX + (options.currency === 'KWD' ? BELOW_CENT : 0) + (buyer.isWhole ? options.taxAtAddress : 0)
      : 0;

  const describe = (cart: StoreCart): Content => ({
    lines: cart.lines
      .map(({ merchandise, quantity, plan }) => `${merchandise}x${quantity}${plan ?? ''}`)
      .join(),
    delivery: writeDelivery(groups(cart).map(({ key }) => [key, cart.selected[key] ?? ''])),
    identity: writeIdentity(cart.buyer.email, cart.ships ? cart.buyer.address : undefined),
    foreignChanges: cart.foreignChanges,
  });

  return {
    options,
    carts,
    orders,
    /** Every total that the shop has returned, in a sheet's two decimals. */
    named,
    groups,
    total,
    tax,
    describe,
    money: (cents: number) => ({
      amount: (cents / 100).toFixed(DIGITS[options.currency]),
      currencyCode: options.currency,
    }),
    create(purchase: number): StoreCart {
      cartsMade += 1;
      const id = `gid://shopify/Cart/c${cartsMade}?key=k`;
      const cart: StoreCart = {
        id,
        purchase,
        lines: [
          { merchandise: 'mug', quantity: 1 },
          ...(options.groups === 2 ? [{ merchandise: 'tea', quantity: 1, plan: 'monthly' }] : []),
        ],
        discount: 0,
        ships: true,
        buyer: {},
        version: 0,
        selected: {},
        orders: new Map(),
        isGone: false,
        pendingLeft: 0,
        foreignChanges: 0,
      };
      carts.set(id, cart);
      return cart;
    },
    /** Sets an address, and keeps the selection if the new address has it. */
    setAddress(cart: StoreCart, address: StoreAddress, isWhole: boolean) {
      if (isWhole) cart.dropped ??= cart.selected.a;
      cart.buyer = { ...cart.buyer, address, isWhole };
      cart.version += 1;
      cart.pendingLeft = options.pending;
      for (const { key, offered } of groups(cart))
        if (!offered.some(({ handle }) => handle === cart.selected[key]))
          cart.selected[key] = offered[0]?.handle ?? '';
    },
    /** Removes the cart's personal data. */
    forget(cart: StoreCart) {
      Object.assign(cart, {
        buyer: {},
        writer: undefined,
        selected: {},
        payment: undefined,
        card: undefined,
      });
    },
    /** @returns the order, the token's existing one, or an error code */
    submit(
      cart: StoreCart,
      token: string,
      purchase: number,
      looked?: Content,
    ): { order: Order; isNew: boolean } | string {
      const made = cart.orders.get(token);
      if (made) return { order: made, isNew: false };
      if (cart.ships && !cart.buyer.address) return 'DELIVERY_ADDRESS_REQUIRED';
      const due = total(cart);
      if (cart.payment === undefined || cart.payment < due) return 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT';
      const { id, card } = cart;
      const order: Order = {
        cart: id,
        purchase,
        token,
        total: due,
        looked,
        card,
        ...describe(cart),
      };
      cart.orders.set(token, order);
      orders.push(order);
      return { order, isNew: true };
    },
  };
}
