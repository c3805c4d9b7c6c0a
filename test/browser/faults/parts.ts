import { release } from '../drivers/release';

/** Stands for the operation that a click begins with, which is another one on each page. */
export const OPENING = 'OPENING';

/** What a click needs besides the first file. */
export const CHECKOUT_FILE = `/dist/${release}/checkout.js`;

export const walletFile = (name: string) => `/dist/${release}/wallets/${name}.js`;

/** The pages that a purchase leads to. */
export const CHECKOUT_PAGE = '/cart/c/';
export const THANKS_PAGE = '/thank-you/';

export const OURS = 'its button is the script’s own, and there in one turn';
export const NO_SDK = 'it has no SDK';
export const NO_SHEET = 'no sheet is open';
export const CHOSEN_THERE = 'that is chosen on the page that it leads to';
