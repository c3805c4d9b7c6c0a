import { TITLES } from '../../test/shop/gallery/titles';

/**
 * Wallets that the demo can play from a click to the end: their stand-ins need no server of their own, as PayPal's window and
 * Amazon's pages do.
 */
const PLAYABLE = ['google_pay', 'apple_pay', 'shop_pay', 'facebook_pay'];

/** What the demo's product can recommend: one of them, or none. */
export const RECOMMENDED: [name: string, title: string][] = [
  ...PLAYABLE.map((name): [string, string] => [name, TITLES[name] ?? name]),
  ['null', TITLES.buy_it_now ?? ''],
];

/** What stands in the demo's cart. */
export const IN_CART = PLAYABLE.slice(0, 3);
