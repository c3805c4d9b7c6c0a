/** Replaces the lazy bundle of this URL with the source. */
import * as source from '../../../../src/wallets/apple-pay/sheet';

export default () => source;
export const release = '.';
