import type { Labels } from '../types/texts';

/** Thai. */
export const texts: Labels = {
  lang: 'th',
  dir: 'ltr',
  'express_checkout.title': 'ชำระเงินด่วน',
  'buttons.buy_now': 'ซื้อเลย',
  'buttons.more': 'ตัวเลือกการชำระเงินเพิ่มเติม',
  'buttons.buy_with': 'ซื้อด้วย {wallet}',
  'errors.not_loaded': 'โหลดการชำระเงินไม่สำเร็จ โปรดลองอีกครั้ง',
  'order_summary.total': 'ยอดรวม',
  'delivery_promise.same_day': 'ส่งถึงวันนี้',
  'delivery_promise.next_day': 'ส่งถึงพรุ่งนี้',
  'delivery_promise.two_day': 'ส่งถึงใน 2 วัน',
};
