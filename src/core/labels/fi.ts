import type { Labels } from '../types/texts';

/** Finnish. */
export const texts: Labels = {
  lang: 'fi',
  dir: 'ltr',
  'express_checkout.title': 'Pikakassa',
  'buttons.buy_now': 'Osta nyt',
  'buttons.more': 'Lisää maksutapoja',
  'buttons.buy_with': 'Maksa: {wallet}',
  'errors.not_loaded': 'Maksua ei voitu aloittaa. Yritä uudelleen.',
  'order_summary.total': 'Yhteensä',
  'delivery_promise.same_day': 'Toimitus tänään',
  'delivery_promise.next_day': 'Toimitus huomenna',
  'delivery_promise.two_day': 'Toimitus 2 päivässä',
};
