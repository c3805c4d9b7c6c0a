import type { Labels } from '../types/texts';

/** Danish. */
export const texts: Labels = {
  lang: 'da',
  dir: 'ltr',
  'express_checkout.title': 'Hurtig betaling',
  'buttons.buy_now': 'Køb nu',
  'buttons.more': 'Flere betalingsmuligheder',
  'buttons.buy_with': 'Køb med {wallet}',
  'errors.not_loaded': 'Betalingen kunne ikke startes. Prøv igen.',
  'order_summary.total': 'I alt',
  'delivery_promise.same_day': 'Levering i dag',
  'delivery_promise.next_day': 'Levering i morgen',
  'delivery_promise.two_day': 'Levering om 2 dage',
};
