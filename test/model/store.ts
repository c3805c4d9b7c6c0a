import { type Groups, groupsOf, type StoreGroup } from './store-delivery';

/** How the shop of one sequence is, beside its faults. */
export interface StoreOptions {
  groups: Groups;
  /** Options that the whole address has no more: those that were chosen. */
  dropsOption: boolean;
  /** Cents that the whole address adds to the tax. */
  taxAtAddress: number;
  /** What the whole address does to two groups: they keep their places, trade them, or become one. */
  regroups: 'no' | 'swap' | 'merge';
  /** When the ids of the groups change. */
  ids: 'per address' | 'stable' | 'renewed at payment';
  /** Both groups have options of the same handles. */
  sharesHandles: boolean;
  /** The handles have commas. */
  hasCommas: boolean;
  /** Has two decimals, three, or none. */
  currency: 'BRL' | 'KWD' | 'JPY';
  /** The server writes an address in its own case and spaces. */
  respells: boolean;
  /** No page can go to the checkout. */
  hidesCheckout: boolean;
  /** The shopper buys the cart of the cart page, each time, instead of making one of a product. */
  isCartPage: boolean;
  /** Answers to an address or a delivery that are not done yet. */
  pending: number;
}

export interface StoreLine {
  merchandise: string;
  quantity: number;
  plan?: string;
}

/** An address as requests have it. */
export type StoreAddress = Partial<
  Record<
    'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'zip' | 'province' | 'country',
    string | undefined
  >
>;

/** What the cart knows of the shopper. */
export interface Buyer {
  email?: string | undefined;
  address?: StoreAddress | undefined;
  isWhole?: boolean;
  hasBilling?: boolean;
}

/** What can be agreed to and ordered, as texts that can be compared. */
export interface Content {
  lines: string;
  /** Key of a group to the handle of its option. */
  delivery: string;
  identity: string;
}

export interface Order extends Content {
  cart: string;
  purchase: number;
  token: string;
  /** Cents, with a fraction in currencies of three decimals. */
  total: number;
  /** What the cart was when the page last looked at it. */
  looked?: Content | undefined;
}

export interface StoreCart {
  id: string;
  purchase: number;
  lines: StoreLine[];
  /** Cents. */
  discount: number;
  ships: boolean;
  buyer: Buyer;
  /** Who wrote the personal data last: a purchase, or nobody who could know that it has to be removed. */
  writer?: number | undefined;
  /** Changes with each address. */
  version: number;
  /** Key of a group to the handle of its option. */
  selected: Record<string, string>;
  /** Cents laid into the cart to pay with. */
  payment?: number | undefined;
  orders: Map<string, Order>;
  /** True once another tab has ordered it. */
  isGone: boolean;
  pendingLeft: number;
  /** Handle that the whole address doesn't have. */
  dropped?: string | undefined;
}

const PRICE = 10_000;
const TAX = 1000;
/** What three decimals have below a cent: rounded to the nearest cent, it would be gone. */
const BELOW_CENT = 0.4;
const DIGITS = { BRL: 2, KWD: 3, JPY: 0 };

/** Writes what two addresses are compared by: case and spaces are the server's business. */
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

/** No two sequences have carts of one id, because a page may keep what it knows of a cart. */
let cartsMade = 0;

export type Store = ReturnType<typeof createStore>;

/** The truth of the shop: its carts and its orders. */
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
    // What a sheet may show for it: a third decimal up, or to the nearest.
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
  });

  return {
    options,
    carts,
    orders,
    /** Every total that the shop has named, in the two decimals of a sheet. */
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
      };
      carts.set(id, cart);
      return cart;
    },
    /** Takes an address, and keeps what is selected where the new address has it. */
    setAddress(cart: StoreCart, address: StoreAddress, isWhole: boolean) {
      if (isWhole) cart.dropped ??= cart.selected.a;
      cart.buyer = { ...cart.buyer, address, isWhole };
      cart.version += 1;
      cart.pendingLeft = options.pending;
      for (const { key, offered } of groups(cart))
        if (!offered.some(({ handle }) => handle === cart.selected[key]))
          cart.selected[key] = offered[0]?.handle ?? '';
    },
    /** Removes what the cart knows of the shopper. */
    forget(cart: StoreCart) {
      Object.assign(cart, { buyer: {}, writer: undefined, selected: {}, payment: undefined });
    },
    /** @returns the order, the one that the token has made already, or a code of refusal */
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
      const order: Order = { cart: cart.id, purchase, token, total: due, looked, ...describe(cart) };
      cart.orders.set(token, order);
      orders.push(order);
      return { order, isNew: true };
    },
  };
}
