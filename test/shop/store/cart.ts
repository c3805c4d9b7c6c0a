import { createHex, createToken } from './random';
import type { Store } from './store';
import type { Attribute, StoredCart } from './types';

/** Makes an empty cart for a market and puts it in the store. */
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

/** What the cookie `cart` holds, and what follows `gid://shopify/Cart/` in the global id. */
export function cartName({ token, key }: StoredCart): string {
  return `${token}?key=${key}`;
}

/** Sets the attributes named, keeps the others, and drops those set to an empty text. */
export function setAttributes(cart: StoredCart, attributes: Attribute[]): void {
  const all = new Map(cart.attributes.map(({ key, value }) => [key, value]));
  for (const { key, value } of attributes) all.set(key, value);
  cart.attributes = [...all].filter(([, value]) => value !== '').map(([key, value]) => ({ key, value }));
}
