import type { Consent } from '../../core/types/texts';

/** Hebrew. */
export const texts: Consent = {
  'buyer_consent.text':
    'זוהי רכישה מחזורית או רכישה בתשלום דחוי. המשך התהליך מהווה הסכמה שלי לחיוב אמצעי התשלום הזה בסכומים ובתאריכים המוצגים, עד שההזמנה תסופק במלואה או שאבטל אותה, אם הדבר מותר.',
  'buyer_consent.policy': 'מדיניות ביטולים',
  'subscription_policy.title': 'מדיניות ביטולים',
  'subscription_policy.not_found': 'מדיניות המינוי לא נמצאה.',
};
