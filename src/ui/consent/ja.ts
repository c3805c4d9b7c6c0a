import type { Consent } from '../../core/types/texts';

/** Japanese. */
export const texts: Consent = {
  'buyer_consent.text':
    'この商品は定期購入または後日のお支払いとなります。続行すると、購入が終了するまで、または解約可能な場合は解約するまで、表示された金額と日付でこのお支払い方法に請求されることに同意したことになります。',
  'buyer_consent.policy': 'キャンセルポリシー',
};
