/** Stands where the build puts the side module: the same address below the base URL, on the source. */
export { default } from '../../../src/wallets/shop-pay';
export const release = '.';
