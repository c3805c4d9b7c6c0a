import { TITLES } from '../../sandbox/gallery/filters';

/** Wallets that work in the demo. PayPal's window and Amazon's pages would need a server. */
const DEMO_WALLETS = ['google_pay', 'apple_pay', 'shop_pay', 'facebook_pay'];

/** Choices of the recommended wallet. */
export const RECOMMENDED: [name: string, title: string][] = [
  ...DEMO_WALLETS.map((name): [string, string] => [name, TITLES[name] ?? name]),
  ['null', TITLES.buy_it_now ?? ''],
];

/** Wallets of the demo's cart. */
export const CART_WALLETS = DEMO_WALLETS.slice(0, 3);
