import type { Labels } from '../types/texts';

/** Chinese, traditional. */
export const texts: Labels = {
  lang: 'zh-TW',
  dir: 'ltr',
  'express_checkout.title': '快速結帳',
  'buttons.buy_now': '立即購買',
  'buttons.more': '更多付款方式',
  'buttons.buy_with': '使用 {wallet} 購買',
  'errors.not_loaded': '無法載入付款頁面。請再試一次。',
  'order_summary.total': '總計',
  'delivery_promise.same_day': '今日送達',
  'delivery_promise.next_day': '明日送達',
  'delivery_promise.two_day': '2 天後送達',
};
