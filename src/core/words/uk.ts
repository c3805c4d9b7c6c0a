import type { Words } from '../types/texts';

/** Ukrainian. */
export const texts: Words = {
  'status.busy': 'Зачекайте, будь ласка…',

  'modal.close': 'Закрити',
  'modal.close_icon': 'Закрити вікно',

  'error_dialogs.checkout.title': 'Не вдалося оформити замовлення',
  'error_dialogs.checkout.generic_error':
    'Через технічні проблеми оформити замовлення зараз неможливо. Спробуйте ще раз за кілька хвилин.',
  'error_dialogs.checkout.eligibility_error':
    'Вибраних товарів більше немає в кошику. Оновіть сторінку та спробуйте ще раз.',
  'error_dialogs.wallet.title': 'Сервіс {wallet} недоступний',
  'error_dialogs.wallet.generic_error':
    'Виникла проблема з {wallet}. Спробуйте ще раз або скористайтеся іншим способом оплати.',
  'error_dialogs.order.title': 'Замовлення оформлено',
  'error_dialogs.order.placed':
    'Ваше замовлення оформлено, але не вдалося відкрити підтвердження. Не платіть повторно.',
  'error_dialogs.product.out_of_stock': 'Цей товар більше недоступний.',

  'order_summary.subtotal': 'Проміжний підсумок',
  'order_summary.discount': 'Знижка',
  'order_summary.shipping': 'Доставка',
  'order_summary.taxes': 'Податки',
  'order_summary.duties': 'Ввізне мито',

  'shipping_methods.choose_delivery_strategy': 'Виберіть спосіб доставки.',
  'shipping_methods.free': 'Безкоштовно',

  'errors.address_unserviceable': '{shop} не доставляє за цією адресою. Виберіть іншу адресу.',
  'errors.shop': 'Цей магазин',
  'errors.discount': 'Цей промокод не діє для вашого кошика.',
  'errors.invalid.billing_address': 'Введіть правильну платіжну адресу.',
  'errors.invalid.shipping_address': 'Введіть правильну адресу доставки.',
  'errors.payment_pending': 'Ваш платіж перевіряється. Не платіть повторно.',
  'errors.missing': 'Заповніть поле «{field}».',
  'errors.invalid': 'Поле «{field}» заповнено неправильно.',
  'errors.too_long': 'Поле «{field}» задовге.',
  'errors.contains_emojis': 'Поле «{field}» не може містити емодзі.',
  'errors.contains_url': 'Поле «{field}» не може містити вебадресу.',
  'errors.contains_html_tags': 'Поле «{field}» не може містити HTML-код.',
  'errors.missing.zone': 'Виберіть область або штат.',
  'errors.missing.emirate': 'Виберіть емірат.',
  'errors.missing.country': 'Виберіть країну.',
  'errors.invalid.postal_code': 'Введіть правильний поштовий індекс для цієї адреси.',
  'errors.invalid.email': 'Введіть правильну адресу електронної пошти.',
  'errors.invalid.phone': 'Введіть правильний номер телефону.',

  'fields.first_name': 'Ім’я',
  'fields.last_name': 'Прізвище',
  'fields.address1': 'Адреса',
  'fields.address2': 'Квартира, поверх тощо',
  'fields.company': 'Компанія',
  'fields.city': 'Населений пункт',
  'fields.zone': 'Область або штат',
  'fields.emirate': 'Емірат',
  'fields.postal_code': 'Поштовий індекс',
  'fields.country': 'Країна',
  'fields.phone': 'Телефон',
  'fields.email': 'Електронна пошта',
};
