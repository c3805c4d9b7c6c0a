import type { Labels } from '../types/texts';

/** Japanese. */
export const texts: Labels = {
  lang: 'ja',
  dir: 'ltr',
  'express_checkout.title': 'スピード決済',
  'buttons.buy_now': '今すぐ購入',
  'buttons.more': 'その他のお支払い方法',
  'buttons.buy_with': '{wallet}で購入',
  'errors.not_loaded': 'お支払い画面を読み込めませんでした。もう一度お試しください。',
  'order_summary.total': '合計',
  'delivery_promise.same_day': '本日お届け',
  'delivery_promise.next_day': '明日お届け',
  'delivery_promise.two_day': '2日後にお届け',
};
