import type { Labels } from '../types/texts';

/** Chinese, simplified. */
export const texts: Labels = {
  lang: 'zh-CN',
  dir: 'ltr',
  'express_checkout.title': '快速结账',
  'buttons.buy_now': '立即购买',
  'buttons.more': '更多付款方式',
  'buttons.buy_with': '使用 {wallet} 购买',
  'errors.not_loaded': '无法加载付款页面。请重试。',
  'order_summary.total': '总计',
  'delivery_promise.same_day': '今日送达',
  'delivery_promise.next_day': '明日送达',
  'delivery_promise.two_day': '2 天后送达',
};
