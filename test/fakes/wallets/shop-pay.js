/** Replaces the lazy bundle of this URL with the source. */
import * as source from '../../../src/wallets/shop-pay';

export default () => source;
export const release = '.';
