import type { Consent } from '../../core/types/texts';

/** Hebrew. */
export const texts: Consent = {
  'buyer_consent.text':
    'זוהי רכישה שחוזרת על עצמה או שמחויבת מאוחר יותר. המשך התהליך הוא הסכמה שלי לחיוב אמצעי התשלום הזה בסכומים ובתאריכים המוצגים, עד שהרכישה תסתיים או תבוטל, אם הדבר מותר.',
  'buyer_consent.policy': 'מדיניות ביטולים',
};
