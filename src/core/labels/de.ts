import type { Labels } from '../types/texts';

/** German. */
export const texts: Labels = {
  lang: 'de',
  dir: 'ltr',
  'express_checkout.title': 'Express-Checkout',
  'buttons.buy_now': 'Jetzt kaufen',
  'buttons.more': 'Weitere Zahlungsarten',
  'buttons.buy_with': 'Mit {wallet} kaufen',
  'errors.not_loaded': 'Der Bezahlvorgang konnte nicht gestartet werden. Bitte versuchen Sie es noch einmal.',
  'order_summary.total': 'Gesamtsumme',
  'delivery_promise.same_day': 'Lieferung heute',
  'delivery_promise.next_day': 'Lieferung morgen',
  'delivery_promise.two_day': 'Lieferung in 2 Tagen',
};
