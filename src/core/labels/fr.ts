import type { Labels } from '../types/texts';

/** French. */
export const texts: Labels = {
  lang: 'fr',
  dir: 'ltr',
  'express_checkout.title': 'Paiement express',
  'buttons.buy_now': 'Acheter',
  'buttons.more': 'Autres moyens de paiement',
  'buttons.buy_with': 'Acheter avec {wallet}',
  'errors.not_loaded': 'Le paiement n’a pas pu démarrer. Veuillez réessayer.',
  'order_summary.total': 'Total',
  'delivery_promise.same_day': 'Livré aujourd’hui',
  'delivery_promise.next_day': 'Livré demain',
  'delivery_promise.two_day': 'Livré sous 2 jours',
};
