import type { Consent } from '../../core/types/texts';

/** Chinese, simplified. */
export const texts: Consent = {
  'buyer_consent.text':
    '此订单为定期购买或延后付款订单。继续即表示我授权按所示金额和日期从此付款方式扣款，直至订单履行完毕，或在允许的情况下由我取消。',
  'buyer_consent.policy': '取消政策',
  'subscription_policy.title': '取消政策',
  'subscription_policy.not_found': '未找到订阅政策。',
};
