import type { Consent } from '../../core/types/texts';

/** Turkish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Bu alışveriş yinelenir veya ücreti daha sonra tahsil edilir. Devam ederek, alışveriş sona erene veya izin veriliyorsa ben iptal edene kadar, bu ödeme yönteminden belirtilen tutarların belirtilen tarihlerde tahsil edilmesini onaylıyorum.',
  'buyer_consent.policy': 'İptal koşulları',
};
