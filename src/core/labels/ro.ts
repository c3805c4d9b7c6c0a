import type { Labels } from '../types/texts';

/** Romanian. */
export const texts: Labels = {
  lang: 'ro',
  dir: 'ltr',
  'express_checkout.title': 'Plată rapidă',
  'buttons.buy_now': 'Cumpără acum',
  'buttons.more': 'Mai multe opțiuni de plată',
  'buttons.buy_with': 'Cumpără cu {wallet}',
  'errors.not_loaded': 'Plata nu a putut fi inițiată. Încercați din nou.',
  'order_summary.total': 'Total',
  'delivery_promise.same_day': 'Livrare astăzi',
  'delivery_promise.next_day': 'Livrare mâine',
  'delivery_promise.two_day': 'Livrare în 2 zile',
};
