import type { Labels } from '../types/texts';

/** Korean. */
export const texts: Labels = {
  lang: 'ko',
  dir: 'ltr',
  'express_checkout.title': '빠른 결제',
  'buttons.buy_now': '바로 구매',
  'buttons.more': '다른 결제 방법',
  'buttons.buy_with': '{wallet} 결제로 구매',
  'errors.not_loaded': '결제 화면을 불러오지 못했습니다. 다시 시도해 주세요.',
  'order_summary.total': '총 결제 금액',
  'delivery_promise.same_day': '오늘 도착',
  'delivery_promise.next_day': '내일 도착',
  'delivery_promise.two_day': '2일 후 도착',
};
