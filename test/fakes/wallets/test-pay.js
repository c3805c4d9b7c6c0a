/** Stands where the build puts the side module. */
export { default } from '../test-pay.js';
export const release = '.';
