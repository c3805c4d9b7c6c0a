/** Stands where the build puts the side module: the same address below the base URL, on the source. */
export { advice, default } from '../../../src/wallets/apple-pay';
export const release = '.';
