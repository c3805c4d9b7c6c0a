import type { Labels } from '../types/texts';

/** Swedish. */
export const texts: Labels = {
  lang: 'sv',
  dir: 'ltr',
  'express_checkout.title': 'Snabbkassa',
  'buttons.buy_now': 'Köp nu',
  'buttons.more': 'Fler betalningsalternativ',
  'buttons.buy_with': 'Köp med {wallet}',
  'errors.not_loaded': 'Betalningen kunde inte startas. Försök igen.',
  'order_summary.total': 'Totalt',
  'delivery_promise.same_day': 'Levereras i dag',
  'delivery_promise.next_day': 'Levereras i morgon',
  'delivery_promise.two_day': 'Levereras om 2 dagar',
};
