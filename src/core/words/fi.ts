import type { Words } from '../types/texts';

/** Finnish. */
export const texts: Words = {
  'status.busy': 'Odota hetki…',

  'modal.close': 'Sulje',
  'modal.close_icon': 'Sulje ikkuna',

  'error_dialogs.checkout.title': 'Ostoa ei voitu viimeistellä',
  'error_dialogs.checkout.generic_error':
    'Kassa ei ole käytettävissä teknisten ongelmien vuoksi. Yritä uudelleen muutaman minuutin kuluttua.',
  'error_dialogs.checkout.eligibility_error':
    'Ostettavia tuotteita ei ole enää ostoskorissa. Päivitä sivu ja yritä uudelleen.',
  'error_dialogs.wallet.title': '{wallet} ei ole käytettävissä',
  'error_dialogs.wallet.generic_error':
    'Maksutavassa {wallet} oli ongelma. Yritä uudelleen tai valitse toinen maksutapa.',
  'error_dialogs.order.title': 'Tilaus on tehty',
  'error_dialogs.order.placed': 'Tilauksesi on tehty, mutta vahvistusta ei voitu avata. Älä maksa uudelleen.',
  'error_dialogs.product.out_of_stock': 'Tätä tuotetta ei ole enää saatavilla.',

  'order_summary.subtotal': 'Välisumma',
  'order_summary.discount': 'Alennus',
  'order_summary.shipping': 'Toimituskulut',
  'order_summary.taxes': 'Verot',
  'order_summary.duties': 'Tuontimaksut',

  'shipping_methods.choose_delivery_strategy': 'Valitse toimitustapa.',
  'shipping_methods.free': 'Ilmainen',

  'errors.address_unserviceable': '{shop} ei toimita tähän osoitteeseen. Valitse toinen osoite.',
  'errors.shop': 'Tämä kauppa',
  'errors.discount': 'Tätä alennuskoodia ei voi käyttää tähän ostoskoriin.',
  'errors.invalid.billing_address': 'Anna kelvollinen laskutusosoite.',
  'errors.invalid.shipping_address': 'Anna kelvollinen toimitusosoite.',
  'errors.payment_pending': 'Maksuasi tarkistetaan. Älä maksa uudelleen.',
  'errors.missing': 'Täytä kenttä ”{field}”.',
  'errors.invalid': 'Kentän ”{field}” arvo ei kelpaa.',
  'errors.too_long': 'Kenttä ”{field}” on liian pitkä.',
  'errors.contains_emojis': 'Kentässä ”{field}” ei voi olla emojeja.',
  'errors.contains_url': 'Kentässä ”{field}” ei voi olla verkko-osoitetta.',
  'errors.contains_html_tags': 'Kentässä ”{field}” ei voi olla HTML-koodia.',
  'errors.missing.zone': 'Valitse maakunta tai osavaltio.',
  'errors.missing.emirate': 'Valitse emiraatti.',
  'errors.missing.country': 'Valitse maa.',
  'errors.invalid.postal_code': 'Anna tälle osoitteelle kelvollinen postinumero.',
  'errors.invalid.email': 'Anna kelvollinen sähköpostiosoite.',
  'errors.invalid.phone': 'Anna kelvollinen puhelinnumero.',

  'fields.first_name': 'Etunimi',
  'fields.last_name': 'Sukunimi',
  'fields.address1': 'Katuosoite',
  'fields.address2': 'Huoneisto, kerros jne.',
  'fields.company': 'Yritys',
  'fields.city': 'Postitoimipaikka',
  'fields.zone': 'Maakunta tai osavaltio',
  'fields.emirate': 'Emiraatti',
  'fields.postal_code': 'Postinumero',
  'fields.country': 'Maa',
  'fields.phone': 'Puhelin',
  'fields.email': 'Sähköposti',
};
