import type { Labels } from '../types/texts';

/** Hebrew. */
export const texts: Labels = {
  lang: 'he',
  dir: 'rtl',
  'express_checkout.title': 'תשלום מהיר',
  'buttons.buy_now': 'לקנייה עכשיו',
  'buttons.more': 'אפשרויות תשלום נוספות',
  'buttons.buy_with': 'קנייה באמצעות {wallet}',
  'errors.not_loaded': 'לא ניתן היה לטעון את התשלום. יש לנסות שוב.',
  'order_summary.total': 'סך הכול',
  'delivery_promise.same_day': 'משלוח היום',
  'delivery_promise.next_day': 'משלוח מחר',
  'delivery_promise.two_day': 'משלוח בעוד יומיים',
};
