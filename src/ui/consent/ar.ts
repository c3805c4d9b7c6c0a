import type { Consent } from '../../core/types/texts';

/** Arabic. */
export const texts: Consent = {
  'buyer_consent.text':
    'هذه عملية شراء متكررة أو يُحصَّل ثمنها لاحقًا. بالمتابعة، أوافق على الخصم عبر وسيلة الدفع هذه بالمبالغ والتواريخ الموضحة، حتى تنتهي عملية الشراء أو ألغيها إن كان ذلك متاحًا.',
  'buyer_consent.policy': 'سياسة الإلغاء',
};
