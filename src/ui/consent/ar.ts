import type { Consent } from '../../core/types/texts';

/** Arabic. */
export const texts: Consent = {
  'buyer_consent.text':
    'هذه عملية شراء متكررة أو مؤجلة الدفع. بالمتابعة، أوافق على تحصيل المبالغ الموضحة عبر وسيلة الدفع هذه في التواريخ الموضحة، حتى يكتمل تنفيذ الطلب أو ألغيه، إن كان ذلك مسموحًا.',
  'buyer_consent.policy': 'سياسة الإلغاء',
  'subscription_policy.title': 'سياسة الإلغاء',
  'subscription_policy.not_found': 'لم يتم العثور على سياسة الاشتراك.',
};
