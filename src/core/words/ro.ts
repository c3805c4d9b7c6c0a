import type { Words } from '../types/texts';

/** Romanian. */
export const texts: Words = {
  'status.busy': 'Vă rugăm să așteptați…',

  'modal.close': 'Închide',
  'modal.close_icon': 'Închide fereastra',

  'error_dialogs.checkout.title': 'Comanda nu s-a putut finaliza',
  'error_dialogs.checkout.generic_error':
    'Comanda nu poate fi finalizată acum din cauza unor probleme tehnice. Încercați din nou peste câteva minute.',
  'error_dialogs.checkout.eligibility_error':
    'Articolele selectate nu mai sunt în coș. Reîncărcați pagina și încercați din nou.',
  'error_dialogs.wallet.title': 'Serviciul {wallet} nu este disponibil',
  'error_dialogs.wallet.generic_error':
    'A apărut o problemă cu {wallet}. Încercați din nou sau folosiți altă metodă de plată.',
  'error_dialogs.order.title': 'Comandă plasată',
  'error_dialogs.order.placed':
    'Comanda dvs. a fost plasată, dar confirmarea nu s-a putut deschide. Nu plătiți din nou.',
  'error_dialogs.product.out_of_stock': 'Acest articol nu mai este disponibil.',

  'order_summary.subtotal': 'Subtotal',
  'order_summary.discount': 'Reducere',
  'order_summary.shipping': 'Livrare',
  'order_summary.taxes': 'Taxe și impozite',
  'order_summary.duties': 'Taxe vamale',

  'shipping_methods.choose_delivery_strategy': 'Alegeți o metodă de livrare.',
  'shipping_methods.free': 'Gratuit',

  'errors.address_unserviceable': '{shop} nu livrează la această adresă. Alegeți altă adresă.',
  'errors.shop': 'Acest magazin',
  'errors.discount': 'Acest cod de reducere nu se aplică coșului dvs.',
  'errors.invalid.billing_address': 'Introduceți o adresă de facturare validă.',
  'errors.invalid.shipping_address': 'Introduceți o adresă de livrare validă.',
  'errors.payment_pending': 'Plata dvs. este în curs de verificare. Nu plătiți din nou.',
  'errors.missing': 'Completați câmpul „{field}”.',
  'errors.invalid': 'Câmpul „{field}” nu este valid.',
  'errors.too_long': 'Câmpul „{field}” este prea lung.',
  'errors.contains_emojis': 'Câmpul „{field}” nu poate conține emoji.',
  'errors.contains_url': 'Câmpul „{field}” nu poate conține o adresă web.',
  'errors.contains_html_tags': 'Câmpul „{field}” nu poate conține cod HTML.',
  'errors.missing.zone': 'Selectați un județ sau un stat.',
  'errors.missing.emirate': 'Selectați un emirat.',
  'errors.missing.country': 'Selectați o țară.',
  'errors.invalid.postal_code': 'Introduceți un cod poștal valid pentru această adresă.',
  'errors.invalid.email': 'Introduceți o adresă de e-mail validă.',
  'errors.invalid.phone': 'Introduceți un număr de telefon valid.',

  'fields.first_name': 'Prenume',
  'fields.last_name': 'Nume de familie',
  'fields.address1': 'Adresă',
  'fields.address2': 'Apartament, etaj etc.',
  'fields.company': 'Companie',
  'fields.city': 'Localitate',
  'fields.zone': 'Județ sau stat',
  'fields.emirate': 'Emirat',
  'fields.postal_code': 'Cod poștal',
  'fields.country': 'Țară',
  'fields.phone': 'Telefon',
  'fields.email': 'E-mail',
};
