import { TITLES } from '../../sandbox/gallery/filters';

/** Wallets that the demo can play to the end. PayPal's window and Amazon's pages would need a server. */
const PLAYABLE = ['google_pay', 'apple_pay', 'shop_pay', 'facebook_pay'];

/** What the demo's product can recommend: one of them, or none. */
export const RECOMMENDED: [name: string, title: string][] = [
  ...PLAYABLE.map((name): [string, string] => [name, TITLES[name] ?? name]),
  ['null', TITLES.buy_it_now ?? ''],
];

/** What stands in the demo's cart. */
export const IN_CART = PLAYABLE.slice(0, 3);
