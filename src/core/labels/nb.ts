import type { Labels } from '../types/texts';

/** Norwegian Bokmål. */
export const texts: Labels = {
  lang: 'nb',
  dir: 'ltr',
  'express_checkout.title': 'Hurtigkasse',
  'buttons.buy_now': 'Kjøp nå',
  'buttons.more': 'Flere betalingsmåter',
  'buttons.buy_with': 'Kjøp med {wallet}',
  'errors.not_loaded': 'Betalingen kunne ikke startes. Prøv igjen.',
  'order_summary.total': 'Totalt',
  'delivery_promise.same_day': 'Levering i dag',
  'delivery_promise.next_day': 'Levering i morgen',
  'delivery_promise.two_day': 'Levering om 2 dager',
};
