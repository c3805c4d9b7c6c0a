import type { Words } from '../types/texts';

/** Hebrew. */
export const texts: Words = {
  'status.busy': 'נא להמתין…',

  'modal.close': 'סגירה',
  'modal.close_icon': 'סגירת החלון',

  'error_dialogs.checkout.title': 'הרכישה נכשלה',
  'error_dialogs.checkout.generic_error':
    'לא ניתן להשלים את הרכישה כעת עקב תקלה טכנית. יש לנסות שוב בעוד כמה דקות.',
  'error_dialogs.checkout.eligibility_error':
    'הפריטים של הרכישה הזו כבר לא נמצאים בסל. יש לרענן את הדף ולנסות שוב.',
  'error_dialogs.wallet.title': 'לא ניתן להשתמש ב־{wallet} כעת',
  'error_dialogs.wallet.generic_error':
    'אירעה תקלה בתשלום עם {wallet}. יש לנסות שוב או לבחור אמצעי תשלום אחר.',
  'error_dialogs.order.title': 'ההזמנה בוצעה',
  'error_dialogs.order.placed': 'ההזמנה בוצעה, אך לא ניתן היה לפתוח את דף האישור. אין לשלם שוב.',
  'error_dialogs.product.out_of_stock': 'הפריט הזה כבר לא זמין.',

  'order_summary.subtotal': 'סכום ביניים',
  'order_summary.discount': 'הנחה',
  'order_summary.shipping': 'משלוח',
  'order_summary.taxes': 'מסים',
  'order_summary.duties': 'מכס',

  'shipping_methods.choose_delivery_strategy': 'יש לבחור שיטת משלוח.',
  'shipping_methods.free': 'חינם',

  'errors.address_unserviceable': 'המשלוחים של {shop} לא מגיעים לכתובת הזו. יש לבחור כתובת אחרת.',
  'errors.shop': 'החנות הזו',
  'errors.discount': 'קוד ההנחה הזה לא תקף לסל שלך.',
  'errors.invalid.billing_address': 'יש להזין כתובת חיוב תקינה.',
  'errors.invalid.shipping_address': 'יש להזין כתובת משלוח תקינה.',
  'errors.payment_pending': 'התשלום שלך נבדק. אין לשלם שוב.',
  'errors.missing': 'יש למלא את השדה ”{field}”.',
  'errors.invalid': 'השדה ”{field}” אינו תקין.',
  'errors.too_long': 'השדה ”{field}” ארוך מדי.',
  'errors.contains_emojis': 'השדה ”{field}” לא יכול להכיל אמוג׳י.',
  'errors.contains_url': 'השדה ”{field}” לא יכול להכיל כתובת אינטרנט.',
  'errors.contains_html_tags': 'השדה ”{field}” לא יכול להכיל קוד HTML.',
  'errors.missing.zone': 'יש לבחור מחוז.',
  'errors.missing.emirate': 'יש לבחור אמירות.',
  'errors.missing.country': 'יש לבחור מדינה.',
  'errors.invalid.postal_code': 'יש להזין מיקוד תקין לכתובת הזו.',
  'errors.invalid.email': 'יש להזין כתובת דוא״ל תקינה.',
  'errors.invalid.phone': 'יש להזין מספר טלפון תקין.',

  'fields.first_name': 'שם פרטי',
  'fields.last_name': 'שם משפחה',
  'fields.address1': 'כתובת',
  'fields.address2': 'דירה, קומה וכו׳',
  'fields.company': 'חברה',
  'fields.city': 'עיר',
  'fields.zone': 'מחוז',
  'fields.emirate': 'אמירות',
  'fields.postal_code': 'מיקוד',
  'fields.country': 'מדינה',
  'fields.phone': 'טלפון',
  'fields.email': 'דוא״ל',
};
