/** Stands where the build puts the later file: the same address below the base URL, on the source. */
export { default } from '../../src/address';
export const release = '.';
