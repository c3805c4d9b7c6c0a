/** Stands where the build puts the side module: the same address below the base URL, on the source. */
import * as source from '../../../../src/wallets/google-pay/sheet';

export default () => source;
export const release = '.';
