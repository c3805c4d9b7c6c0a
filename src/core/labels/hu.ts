import type { Labels } from '../types/texts';

/** Hungarian. */
export const texts: Labels = {
  lang: 'hu',
  dir: 'ltr',
  'express_checkout.title': 'Gyors fizetés',
  'buttons.buy_now': 'Megveszem',
  'buttons.more': 'További fizetési módok',
  'buttons.buy_with': 'Vásárlás: {wallet}',
  'errors.not_loaded': 'A fizetés nem indítható el. Kérjük, próbálja újra.',
  'order_summary.total': 'Végösszeg',
  'delivery_promise.same_day': 'Kézbesítés ma',
  'delivery_promise.next_day': 'Kézbesítés holnap',
  'delivery_promise.two_day': 'Kézbesítés 2 nap múlva',
};
