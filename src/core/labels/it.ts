import type { Labels } from '../types/texts';

/** Italian. */
export const texts: Labels = {
  lang: 'it',
  dir: 'ltr',
  'express_checkout.title': 'Pagamento rapido',
  'buttons.buy_now': 'Acquista ora',
  'buttons.more': 'Altre opzioni di pagamento',
  'buttons.buy_with': 'Acquista con {wallet}',
  'errors.not_loaded': 'Impossibile avviare il pagamento. Riprova.',
  'order_summary.total': 'Totale',
  'delivery_promise.same_day': 'Consegna oggi',
  'delivery_promise.next_day': 'Consegna domani',
  'delivery_promise.two_day': 'Consegna in 2 giorni',
};
