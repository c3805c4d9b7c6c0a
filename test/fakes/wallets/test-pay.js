/** Stands where the build puts the side module. */
import * as wallet from '../test-pay.js';

export default () => wallet;
export const release = '.';
