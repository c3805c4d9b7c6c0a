import type { Words } from '../types/texts';

/** Arabic. */
export const texts: Words = {
  'status.busy': 'يُرجى الانتظار…',

  'modal.close': 'إغلاق',
  'modal.close_icon': 'إغلاق النافذة',

  'error_dialogs.checkout.title': 'تعذّر إتمام الطلب',
  'error_dialogs.checkout.generic_error':
    'إتمام الطلب غير متاح حاليًا بسبب مشكلات تقنية. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  'error_dialogs.checkout.eligibility_error':
    'لم تعد منتجات هذا الطلب موجودة في سلة التسوق. حدِّث الصفحة وحاول مرة أخرى.',
  'error_dialogs.wallet.title': 'لا يمكن استخدام {wallet} حاليًا',
  'error_dialogs.wallet.generic_error':
    'حدثت مشكلة في الدفع عبر {wallet}. يُرجى المحاولة مرة أخرى أو استخدام وسيلة دفع أخرى.',
  'error_dialogs.order.title': 'تم تقديم الطلب',
  'error_dialogs.order.placed': 'تم تقديم طلبك، لكن تعذّر فتح صفحة التأكيد. يُرجى عدم الدفع مرة أخرى.',
  'error_dialogs.product.out_of_stock': 'لم يعد هذا المنتج متاحًا.',

  'order_summary.subtotal': 'المجموع الفرعي',
  'order_summary.discount': 'الخصم',
  'order_summary.shipping': 'الشحن',
  'order_summary.taxes': 'الضرائب',
  'order_summary.duties': 'الرسوم الجمركية',

  'shipping_methods.choose_delivery_strategy': 'اختر طريقة التوصيل.',
  'shipping_methods.free': 'مجانًا',

  'errors.address_unserviceable': 'التوصيل إلى هذا العنوان غير متاح من {shop}. اختر عنوانًا آخر.',
  'errors.shop': 'هذا المتجر',
  'errors.discount': 'لا ينطبق رمز الخصم هذا على سلة التسوق.',
  'errors.invalid.billing_address': 'أدخل عنوان فوترة صالحًا.',
  'errors.invalid.shipping_address': 'أدخل عنوان شحن صالحًا.',
  'errors.payment_pending': 'يجري التحقق من عملية الدفع. يُرجى عدم الدفع مرة أخرى.',
  'errors.missing': 'املأ حقل «{field}».',
  'errors.invalid': 'حقل «{field}» غير صالح.',
  'errors.too_long': 'حقل «{field}» أطول من اللازم.',
  'errors.contains_emojis': 'لا يمكن أن يحتوي حقل «{field}» على رموز تعبيرية.',
  'errors.contains_url': 'لا يمكن أن يحتوي حقل «{field}» على عنوان ويب.',
  'errors.contains_html_tags': 'لا يمكن أن يحتوي حقل «{field}» على كود HTML.',
  'errors.missing.zone': 'اختر المحافظة أو الولاية.',
  'errors.missing.emirate': 'اختر الإمارة.',
  'errors.missing.country': 'اختر الدولة.',
  'errors.invalid.postal_code': 'أدخل رمزًا بريديًا صالحًا لهذا العنوان.',
  'errors.invalid.email': 'أدخل بريدًا إلكترونيًا صالحًا.',
  'errors.invalid.phone': 'أدخل رقم هاتف صالحًا.',

  'fields.first_name': 'الاسم الأول',
  'fields.last_name': 'اسم العائلة',
  'fields.address1': 'العنوان',
  'fields.address2': 'الشقة أو المبنى',
  'fields.company': 'الشركة',
  'fields.city': 'المدينة',
  'fields.zone': 'المحافظة أو الولاية',
  'fields.emirate': 'الإمارة',
  'fields.postal_code': 'الرمز البريدي',
  'fields.country': 'الدولة',
  'fields.phone': 'رقم الهاتف',
  'fields.email': 'البريد الإلكتروني',
};
