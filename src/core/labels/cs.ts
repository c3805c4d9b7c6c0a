import type { Labels } from '../types/texts';

/** Czech. */
export const texts: Labels = {
  lang: 'cs',
  dir: 'ltr',
  'express_checkout.title': 'Rychlá platba',
  'buttons.buy_now': 'Koupit hned',
  'buttons.more': 'Další možnosti platby',
  'buttons.buy_with': 'Koupit přes {wallet}',
  'errors.not_loaded': 'Platbu se nepodařilo zahájit. Zkuste to znovu.',
  'order_summary.total': 'Celkem',
  'delivery_promise.same_day': 'Doručení dnes',
  'delivery_promise.next_day': 'Doručení zítra',
  'delivery_promise.two_day': 'Doručení za 2 dny',
};
