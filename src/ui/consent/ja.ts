import type { Consent } from '../../core/types/texts';

/** Japanese. */
export const texts: Consent = {
  'buyer_consent.text':
    'こちらは定期購入または後日お支払いの商品です。続行すると、契約の終了または（可能な場合）解約まで、表示された日付に表示された金額がこのお支払い方法に請求されることに同意したことになります。',
  'buyer_consent.policy': 'キャンセルポリシー',
  'subscription_policy.title': 'キャンセルポリシー',
  'subscription_policy.not_found': '定期購入の規約が見つかりませんでした。',
};
