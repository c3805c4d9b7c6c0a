import type { Consent } from '../../core/types/texts';

/** Korean. */
export const texts: Consent = {
  'buyer_consent.text':
    '이 상품은 정기 구매이거나 나중에 결제됩니다. 계속하면 구매가 끝나거나 허용되는 경우 직접 취소할 때까지 표시된 금액이 표시된 날짜에 이 결제 수단으로 청구되는 것에 동의하게 됩니다.',
  'buyer_consent.policy': '취소 정책',
};
