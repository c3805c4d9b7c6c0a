import type { Words } from '../types/texts';

/** Polish. */
export const texts: Words = {
  'status.busy': 'Proszę czekać…',

  'modal.close': 'Zamknij',
  'modal.close_icon': 'Zamknij okno',

  'error_dialogs.checkout.title': 'Nie udało się złożyć zamówienia',
  'error_dialogs.checkout.generic_error':
    'Złożenie zamówienia jest teraz niemożliwe z powodu problemów technicznych. Spróbuj ponownie za kilka minut.',
  'error_dialogs.checkout.eligibility_error':
    'Produktów, których dotyczy zakup, nie ma już w koszyku. Odśwież stronę i spróbuj ponownie.',
  'error_dialogs.wallet.title': 'Metoda {wallet} jest niedostępna',
  'error_dialogs.wallet.generic_error':
    'Wystąpił problem z {wallet}. Spróbuj ponownie lub wybierz inną metodę płatności.',
  'error_dialogs.order.title': 'Zamówienie złożone',
  'error_dialogs.order.placed':
    'Zamówienie zostało złożone, ale nie udało się otworzyć potwierdzenia. Nie płać ponownie.',
  'error_dialogs.product.out_of_stock': 'Ten produkt nie jest już dostępny.',

  'order_summary.subtotal': 'Wartość produktów',
  'order_summary.discount': 'Rabat',
  'order_summary.shipping': 'Dostawa',
  'order_summary.taxes': 'Podatki',
  'order_summary.duties': 'Opłaty celne',

  'shipping_methods.choose_delivery_strategy': 'Wybierz sposób dostawy.',
  'shipping_methods.free': 'Bezpłatnie',

  'errors.address_unserviceable': '{shop} nie dostarcza pod ten adres. Wybierz inny adres.',
  'errors.shop': 'Ten sklep',
  'errors.discount': 'Tego kodu rabatowego nie można użyć w tym koszyku.',
  'errors.invalid.billing_address': 'Podaj prawidłowy adres rozliczeniowy.',
  'errors.invalid.shipping_address': 'Podaj prawidłowy adres dostawy.',
  'errors.payment_pending': 'Płatność jest sprawdzana. Nie płać ponownie.',
  'errors.missing': 'Wypełnij pole „{field}”.',
  'errors.invalid': 'Pole „{field}” jest nieprawidłowe.',
  'errors.too_long': 'Pole „{field}” jest za długie.',
  'errors.contains_emojis': 'Pole „{field}” nie może zawierać emoji.',
  'errors.contains_url': 'Pole „{field}” nie może zawierać adresu strony.',
  'errors.contains_html_tags': 'Pole „{field}” nie może zawierać kodu HTML.',
  'errors.missing.zone': 'Wybierz województwo lub stan.',
  'errors.missing.emirate': 'Wybierz emirat.',
  'errors.missing.country': 'Wybierz kraj.',
  'errors.invalid.postal_code': 'Podaj prawidłowy kod pocztowy dla tego adresu.',
  'errors.invalid.email': 'Podaj prawidłowy adres e-mail.',
  'errors.invalid.phone': 'Podaj prawidłowy numer telefonu.',

  'fields.first_name': 'Imię',
  'fields.last_name': 'Nazwisko',
  'fields.address1': 'Adres',
  'fields.address2': 'Mieszkanie, piętro itp.',
  'fields.company': 'Firma',
  'fields.city': 'Miejscowość',
  'fields.zone': 'Województwo lub stan',
  'fields.emirate': 'Emirat',
  'fields.postal_code': 'Kod pocztowy',
  'fields.country': 'Kraj',
  'fields.phone': 'Telefon',
  'fields.email': 'E-mail',
};
