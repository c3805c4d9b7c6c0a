import type { Labels } from '../types/texts';

/** European Portuguese. */
export const texts: Labels = {
  lang: 'pt-PT',
  dir: 'ltr',
  'express_checkout.title': 'Pagamento rápido',
  'buttons.buy_now': 'Comprar agora',
  'buttons.more': 'Mais opções de pagamento',
  'buttons.buy_with': 'Comprar com {wallet}',
  'errors.not_loaded': 'Não foi possível iniciar o pagamento. Tente novamente.',
  'order_summary.total': 'Total',
  'delivery_promise.same_day': 'Entrega hoje',
  'delivery_promise.next_day': 'Entrega amanhã',
  'delivery_promise.two_day': 'Entrega em 2 dias',
};
