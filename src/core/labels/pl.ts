import type { Labels } from '../types/texts';

/** Polish. */
export const texts: Labels = {
  lang: 'pl',
  dir: 'ltr',
  'express_checkout.title': 'Szybka płatność',
  'buttons.buy_now': 'Kup teraz',
  'buttons.more': 'Więcej opcji płatności',
  'buttons.buy_with': 'Kup z {wallet}',
  'errors.not_loaded': 'Nie udało się rozpocząć płatności. Spróbuj ponownie.',
  'order_summary.total': 'Razem',
  'delivery_promise.same_day': 'Dostawa dzisiaj',
  'delivery_promise.next_day': 'Dostawa jutro',
  'delivery_promise.two_day': 'Dostawa za 2 dni',
};
