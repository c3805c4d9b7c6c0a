import type { Labels } from '../types/texts';

/** Dutch. */
export const texts: Labels = {
  lang: 'nl',
  dir: 'ltr',
  'express_checkout.title': 'Snel afrekenen',
  'buttons.buy_now': 'Nu kopen',
  'buttons.more': 'Meer betaalopties',
  'buttons.buy_with': 'Kopen met {wallet}',
  'errors.not_loaded': 'De betaling kon niet worden gestart. Probeer het opnieuw.',
  'order_summary.total': 'Totaal',
  'delivery_promise.same_day': 'Vandaag bezorgd',
  'delivery_promise.next_day': 'Morgen bezorgd',
  'delivery_promise.two_day': 'Binnen 2 dagen bezorgd',
};
