import type { Labels } from '../types/texts';

/** Indonesian. */
export const texts: Labels = {
  lang: 'id',
  dir: 'ltr',
  'express_checkout.title': 'Pembayaran cepat',
  'buttons.buy_now': 'Beli sekarang',
  'buttons.more': 'Opsi pembayaran lainnya',
  'buttons.buy_with': 'Beli dengan {wallet}',
  'errors.not_loaded': 'Pembayaran tidak dapat dimulai. Silakan coba lagi.',
  'order_summary.total': 'Total',
  'delivery_promise.same_day': 'Tiba hari ini',
  'delivery_promise.next_day': 'Tiba besok',
  'delivery_promise.two_day': 'Tiba dalam 2 hari',
};
