import type { Labels } from '../types/texts';

/** Bulgarian. */
export const texts: Labels = {
  lang: 'bg',
  dir: 'ltr',
  'express_checkout.title': 'Бързо плащане',
  'buttons.buy_now': 'Купете сега',
  'buttons.more': 'Още начини на плащане',
  'buttons.buy_with': 'Купете с {wallet}',
  'errors.not_loaded': 'Плащането не можа да започне. Опитайте отново.',
  'order_summary.total': 'Общо',
  'delivery_promise.same_day': 'Доставка днес',
  'delivery_promise.next_day': 'Доставка утре',
  'delivery_promise.two_day': 'Доставка след 2 дни',
};
