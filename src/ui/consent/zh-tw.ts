import type { Consent } from '../../core/types/texts';

/** Chinese, traditional. */
export const texts: Consent = {
  'buyer_consent.text':
    '此訂單為定期購買或延後付款訂單。繼續即表示我授權依所示金額與日期從此付款方式扣款，直到訂單履行完畢，或在允許的情況下由我取消。',
  'buyer_consent.policy': '取消政策',
  'subscription_policy.title': '取消政策',
  'subscription_policy.not_found': '找不到訂閱政策。',
};
