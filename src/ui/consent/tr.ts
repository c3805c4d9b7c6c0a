import type { Consent } from '../../core/types/texts';

/** Turkish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Bu satın alma yinelenir veya daha sonra tahsil edilir. Devam ederek, satın alma sona erene veya izin veriliyorsa ben iptal edene kadar, bu ödeme yönteminden belirtilen tutarların belirtilen tarihlerde tahsil edilmesini onaylıyorum.',
  'buyer_consent.policy': 'İptal koşulları',
};
