import type { Labels } from '../types/texts';

/** Arabic. */
export const texts: Labels = {
  lang: 'ar',
  dir: 'rtl',
  'express_checkout.title': 'الدفع السريع',
  'buttons.buy_now': 'اشترِ الآن',
  'buttons.more': 'خيارات دفع أخرى',
  'buttons.buy_with': 'الشراء عبر {wallet}',
  'errors.not_loaded': 'تعذّر بدء الدفع. يُرجى المحاولة مرة أخرى.',
  'order_summary.total': 'الإجمالي',
  'delivery_promise.same_day': 'التوصيل اليوم',
  'delivery_promise.next_day': 'التوصيل غدًا',
  'delivery_promise.two_day': 'التوصيل خلال يومين',
};
