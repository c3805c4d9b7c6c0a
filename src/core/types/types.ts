/** The public types in one place: what the page says, what the server says, one purchase, one wallet. */
export type * from './cart-types';
export type * from './checkout-types';
export type * from './config-types';
export type * from './wallet-types';
