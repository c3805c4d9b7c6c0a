import type { Labels } from '../types/texts';

/** Vietnamese. */
export const texts: Labels = {
  lang: 'vi',
  dir: 'ltr',
  'express_checkout.title': 'Thanh toán nhanh',
  'buttons.buy_now': 'Mua ngay',
  'buttons.more': 'Tùy chọn thanh toán khác',
  'buttons.buy_with': 'Mua bằng {wallet}',
  'errors.not_loaded': 'Không tải được phần thanh toán. Vui lòng thử lại.',
  'order_summary.total': 'Tổng cộng',
  'delivery_promise.same_day': 'Giao hôm nay',
  'delivery_promise.next_day': 'Giao ngày mai',
  'delivery_promise.two_day': 'Giao sau 2 ngày',
};
