import type { Consent } from '../../core/types/texts';

/** Korean. */
export const texts: Consent = {
  'buyer_consent.text':
    '이 상품은 정기 구매 상품이거나 나중에 결제되는 상품입니다. 계속하면 주문이 모두 이행될 때까지 또는 허용되는 경우 직접 취소할 때까지, 표시된 날짜에 표시된 금액이 이 결제 방법으로 청구되는 것에 동의하는 것으로 간주됩니다.',
  'buyer_consent.policy': '취소 정책',
  'subscription_policy.title': '취소 정책',
  'subscription_policy.not_found': '정기 구매 약관을 찾을 수 없습니다.',
};
