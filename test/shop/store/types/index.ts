/** What the shop knows, one file for each noun. */
export type * from './call';
export type * from './cart';
export type * from './fault';
export type * from './product';
export type * from './settings';
