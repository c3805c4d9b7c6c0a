import type { Consent } from '../../core/types/texts';

/** Indonesian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Pembelian ini berulang atau ditagih nanti. Dengan melanjutkan, saya mengizinkan penagihan ke metode pembayaran ini dengan jumlah dan pada tanggal yang tercantum, sampai pesanan terpenuhi seluruhnya atau saya membatalkannya, jika diizinkan.',
  'buyer_consent.policy': 'Kebijakan pembatalan',
  'subscription_policy.title': 'Kebijakan pembatalan',
  'subscription_policy.not_found': 'Kebijakan langganan tidak ditemukan.',
};
