/** One way of buying after which the page is as it was. */
export interface Purchase {
  title: string;
  /** The wallet's element. */
  wallet: string;
  /** What is pressed in the stand-in's sheet, by `data-testid`, each as soon as it can be. */
  presses: string[];
}

const APPLE = 'shopify-apple-pay-button';
const GOOGLE = 'shopify-google-pay-button';

/**
 * Each with its share of a life: a sheet that is paid in takes ten times as long as a button that leads somewhere. The shop
 * refuses each submission, and the checkout has nothing to show, so that the shopper stays.
 */
const SHARES: [share: number, purchase: Purchase][] = [
  [5, { title: 'Buy it now leads nowhere', wallet: 'shopify-buy-it-now-button', presses: [] }],
  [5, { title: 'Shop Pay leads nowhere', wallet: 'shop-pay-wallet-button', presses: [] }],
  [3, { title: 'Apple Pay is cancelled', wallet: APPLE, presses: ['apay-close'] }],
  [3, { title: 'Google Pay is cancelled', wallet: GOOGLE, presses: ['gpay-close'] }],
  [1, { title: 'Apple Pay is cancelled late', wallet: APPLE, presses: ['apay-method', 'apay-close'] }],
  [1, { title: 'Google Pay is cancelled late', wallet: GOOGLE, presses: ['gpay-option', 'gpay-close'] }],
  [1, { title: 'Apple Pay is declined', wallet: APPLE, presses: ['apay-pay'] }],
  [1, { title: 'Google Pay is declined', wallet: GOOGLE, presses: ['gpay-pay', 'gpay-error', 'gpay-close'] }],
];

/** One round of a life. */
export const PURCHASES: Purchase[] = SHARES.flatMap(([share, purchase]) =>
  Array.from({ length: share }, () => purchase),
);
