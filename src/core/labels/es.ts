import type { Labels } from '../types/texts';

/** Spanish. */
export const texts: Labels = {
  lang: 'es',
  dir: 'ltr',
  'express_checkout.title': 'Pago exprés',
  'buttons.buy_now': 'Comprar ahora',
  'buttons.more': 'Más opciones de pago',
  'buttons.buy_with': 'Comprar con {wallet}',
  'errors.not_loaded': 'No se pudo iniciar el pago. Inténtalo de nuevo.',
  'order_summary.total': 'Total',
  'delivery_promise.same_day': 'Llega hoy',
  'delivery_promise.next_day': 'Llega mañana',
  'delivery_promise.two_day': 'Llega en 2 días',
};
