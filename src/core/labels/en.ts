import type { Labels } from '../types/texts';

/** English. */
export const texts: Labels = {
  lang: 'en',
  dir: 'ltr',
  'express_checkout.title': 'Express checkout',
  'buttons.buy_now': 'Buy it now',
  'buttons.more': 'More payment options',
  'buttons.buy_with': 'Buy with {wallet}',
  'errors.not_loaded': 'Checkout couldn’t be loaded. Please try again.',
  'order_summary.total': 'Total',
  'delivery_promise.same_day': 'Arrives today',
  'delivery_promise.next_day': 'Arrives tomorrow',
  'delivery_promise.two_day': 'Arrives in 2 days',
};
