import { matrix } from '../matrix';
import { browserSuite } from '../open';
import { playCells, titleOf, toCells, WALLETS } from './cells';

const test = browserSuite('outcomes');

const playable = toCells(WALLETS).filter(({ play }) => play);

/** `npm test` covers each wallet on each possible page, and each outcome in which a bug would cost money. */
const cells = matrix(
  playable,
  [
    'apple_pay on the product page: paid',
    'apple_pay on the cart page: declined',
    'apple_pay on the checkout page: time-out',
    'google_pay on the product page: paid',
    'google_pay on the product page: declined',
    'google_pay on the product page: time-out',
    'google_pay on the cart page: redirected',
    'google_pay on the checkout page: cancelled',
    'paypal on the product page: window closed',
    'paypal on the cart page: declined',
    'paypal on the checkout page: time-out',
    'venmo on the product page: declined',
    'venmo on the cart page: time-out',
    'venmo on the checkout page: SDK missing',
    'shop_pay on the product page: time-out',
    'shop_pay on the cart page: out of stock',
    'shop_pay on the checkout page: decelerated',
    'facebook_pay on the product page: time-out',
    'facebook_pay on the cart page: clicked early',
    'facebook_pay on the checkout page: redirected',
    'amazon_pay on the product page: declined',
    'amazon_pay on the cart page: time-out',
    'amazon_pay on the checkout page: redirected',
    'buy_with_prime on the product page: declined',
    'buy_with_prime on the cart page: time-out',
    'buy_with_prime on the checkout page: redirected',
    'buy_it_now on the product page: time-out',
    'buy_it_now on the cart page: redirected',
    'buy_it_now on the checkout page: redirected',
    'more_options on the product page: time-out',
  ],
  titleOf,
);

playCells(test, cells);

test.run();
