import type { Labels } from '../types/texts';

/** Turkish. */
export const texts: Labels = {
  lang: 'tr',
  dir: 'ltr',
  'express_checkout.title': 'Hızlı ödeme',
  'buttons.buy_now': 'Hemen al',
  'buttons.more': 'Diğer ödeme seçenekleri',
  'buttons.buy_with': '{wallet} ile satın al',
  'errors.not_loaded': 'Ödeme başlatılamadı. Lütfen tekrar deneyin.',
  'order_summary.total': 'Toplam',
  'delivery_promise.same_day': 'Bugün teslimat',
  'delivery_promise.next_day': 'Yarın teslimat',
  'delivery_promise.two_day': '2 günde teslimat',
};
