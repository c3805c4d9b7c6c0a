import type { Consent } from '../../core/types/texts';

/** Turkish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Bu alışveriş yinelenir veya ücreti daha sonra tahsil edilir. Devam ederek, belirtilen tutarların belirtilen tarihlerde bu ödeme yönteminden tahsil edilmesini onaylıyorum. Onayım, sipariş tümüyle teslim edilene veya izin veriliyorsa ben iptal edene kadar geçerlidir.',
  'buyer_consent.policy': 'İptal koşulları',
  'subscription_policy.title': 'İptal koşulları',
  'subscription_policy.not_found': 'Abonelik koşulları bulunamadı.',
};
