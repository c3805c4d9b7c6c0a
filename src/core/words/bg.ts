import type { Words } from '../types/texts';

/** Bulgarian. */
export const texts: Words = {
  'status.busy': 'Моля, изчакайте…',

  'modal.close': 'Затваряне',
  'modal.close_icon': 'Затваряне на прозореца',

  'error_dialogs.checkout.title': 'Покупката е неуспешна',
  'error_dialogs.checkout.generic_error':
    'В момента покупката не може да се завърши поради технически проблеми. Опитайте отново след няколко минути.',
  'error_dialogs.checkout.eligibility_error':
    'Избраните артикули вече не са в количката. Обновете страницата и опитайте отново.',
  'error_dialogs.wallet.title': 'Услугата {wallet} не е налична',
  'error_dialogs.wallet.generic_error':
    'Възникна проблем с {wallet}. Опитайте отново или изберете друг начин на плащане.',
  'error_dialogs.order.title': 'Поръчката е приета',
  'error_dialogs.order.placed':
    'Поръчката ви е приета, но потвърждението не можа да се отвори. Не плащайте повторно.',
  'error_dialogs.product.out_of_stock': 'Този артикул вече не е наличен.',

  'order_summary.subtotal': 'Междинна сума',
  'order_summary.discount': 'Отстъпка',
  'order_summary.shipping': 'Доставка',
  'order_summary.taxes': 'Данъци',
  'order_summary.duties': 'Вносни мита',

  'shipping_methods.choose_delivery_strategy': 'Изберете начин на доставка.',
  'shipping_methods.free': 'Безплатно',

  'errors.address_unserviceable': '{shop} не доставя до този адрес. Изберете друг адрес.',
  'errors.shop': 'Този магазин',
  'errors.discount': 'Този код за отстъпка не важи за количката ви.',
  'errors.invalid.billing_address': 'Въведете валиден адрес за фактуриране.',
  'errors.invalid.shipping_address': 'Въведете валиден адрес за доставка.',
  'errors.payment_pending': 'Плащането ви се проверява. Не плащайте повторно.',
  'errors.missing': 'Попълнете полето „{field}“.',
  'errors.invalid': 'Полето „{field}“ не е валидно.',
  'errors.too_long': 'Полето „{field}“ е твърде дълго.',
  'errors.contains_emojis': 'Полето „{field}“ не може да съдържа емоджи.',
  'errors.contains_url': 'Полето „{field}“ не може да съдържа уеб адрес.',
  'errors.contains_html_tags': 'Полето „{field}“ не може да съдържа HTML код.',
  'errors.missing.zone': 'Изберете област или щат.',
  'errors.missing.emirate': 'Изберете емирство.',
  'errors.missing.country': 'Изберете държава.',
  'errors.invalid.postal_code': 'Въведете валиден пощенски код за този адрес.',
  'errors.invalid.email': 'Въведете валиден имейл адрес.',
  'errors.invalid.phone': 'Въведете валиден телефонен номер.',

  'fields.first_name': 'Име',
  'fields.last_name': 'Фамилия',
  'fields.address1': 'Адрес',
  'fields.address2': 'Апартамент, етаж и др.',
  'fields.company': 'Фирма',
  'fields.city': 'Населено място',
  'fields.zone': 'Област или щат',
  'fields.emirate': 'Емирство',
  'fields.postal_code': 'Пощенски код',
  'fields.country': 'Държава',
  'fields.phone': 'Телефон',
  'fields.email': 'Имейл',
};
