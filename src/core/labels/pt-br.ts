/** The bundled translation of what a page shows before a click. Its keys are flat: `group.text`, `group.problem.field`. */
export const ptBr = {
  'express_checkout.title': 'Express checkout',
  'buttons.buy_now': 'Comprar agora',
  'buttons.more': 'Mais opções de pagamento',
  'buttons.buy_with': 'Comprar com {wallet}',
  'errors.not_loaded': 'Não foi possível carregar o pagamento. Tente novamente.',
  'order_summary.total': 'Total',

  'delivery_promise.same_day': 'Entrega hoje',
  'delivery_promise.next_day': 'Entrega amanhã',
  'delivery_promise.two_day': 'Entrega em 2 dias',
};
