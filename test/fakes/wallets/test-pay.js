/** Replaces the lazy bundle of this URL with the source. */
import * as wallet from '../test-pay.js';

export default () => wallet;
export const release = '.';
