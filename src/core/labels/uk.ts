import type { Labels } from '../types/texts';

/** Ukrainian. */
export const texts: Labels = {
  lang: 'uk',
  dir: 'ltr',
  'express_checkout.title': 'Швидка оплата',
  'buttons.buy_now': 'Купити зараз',
  'buttons.more': 'Інші способи оплати',
  'buttons.buy_with': 'Купити через {wallet}',
  'errors.not_loaded': 'Не вдалося розпочати оплату. Спробуйте ще раз.',
  'order_summary.total': 'Разом',
  'delivery_promise.same_day': 'Доставка сьогодні',
  'delivery_promise.next_day': 'Доставка завтра',
  'delivery_promise.two_day': 'Доставка через 2 дні',
};
