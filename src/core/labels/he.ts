import type { Labels } from '../types/texts';

/** Hebrew. */
export const texts: Labels = {
  lang: 'he',
  dir: 'rtl',
  'express_checkout.title': 'תשלום מהיר',
  'buttons.buy_now': 'קנייה מיידית',
  'buttons.more': 'אפשרויות תשלום נוספות',
  'buttons.buy_with': 'קנייה באמצעות {wallet}',
  'errors.not_loaded': 'לא ניתן היה לטעון את דף התשלום. יש לנסות שוב.',
  'order_summary.total': 'סך הכול',
  'delivery_promise.same_day': 'אספקה היום',
  'delivery_promise.next_day': 'אספקה מחר',
  'delivery_promise.two_day': 'אספקה בעוד יומיים',
};
