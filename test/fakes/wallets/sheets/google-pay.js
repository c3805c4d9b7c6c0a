/** Stands where the build puts the side module: the same address below the base URL, on the source. */
export { createAnswers } from '../../../../src/wallets/sheets/google-pay';
export const release = '.';
