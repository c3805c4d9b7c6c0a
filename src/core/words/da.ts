import type { Words } from '../types/texts';

/** Danish. */
export const texts: Words = {
  'status.busy': 'Vent venligst…',

  'modal.close': 'Luk',
  'modal.close_icon': 'Luk vinduet',

  'error_dialogs.checkout.title': 'Købet kunne ikke gennemføres',
  'error_dialogs.checkout.generic_error':
    'Det er ikke muligt at gå til kassen på grund af tekniske problemer. Prøv igen om et par minutter.',
  'error_dialogs.checkout.eligibility_error':
    'Varerne i dette køb er ikke længere i indkøbskurven. Opdater siden, og prøv igen.',
  'error_dialogs.wallet.title': '{wallet} kan ikke bruges lige nu',
  'error_dialogs.wallet.generic_error':
    'Der opstod et problem med {wallet}. Prøv igen, eller vælg en anden betalingsmetode.',
  'error_dialogs.order.title': 'Ordren er afgivet',
  'error_dialogs.order.placed': 'Din ordre er afgivet, men bekræftelsen kunne ikke åbnes. Betal ikke igen.',
  'error_dialogs.product.out_of_stock': 'Varen er ikke længere tilgængelig.',

  'order_summary.subtotal': 'Subtotal',
  'order_summary.discount': 'Rabat',
  'order_summary.shipping': 'Fragt',
  'order_summary.taxes': 'Skatter og afgifter',
  'order_summary.duties': 'Importafgifter',

  'shipping_methods.choose_delivery_strategy': 'Vælg en leveringsmetode.',
  'shipping_methods.free': 'Gratis',

  'errors.address_unserviceable': '{shop} leverer ikke til denne adresse. Vælg en anden adresse.',
  'errors.shop': 'Denne butik',
  'errors.discount': 'Denne rabatkode gælder ikke for din indkøbskurv.',
  'errors.invalid.billing_address': 'Indtast en gyldig faktureringsadresse.',
  'errors.invalid.shipping_address': 'Indtast en gyldig leveringsadresse.',
  'errors.payment_pending': 'Din betaling er ved at blive kontrolleret. Betal ikke igen.',
  'errors.missing': 'Udfyld feltet »{field}«.',
  'errors.invalid': 'Feltet »{field}« er ikke gyldigt.',
  'errors.too_long': 'Feltet »{field}« er for langt.',
  'errors.contains_emojis': 'Feltet »{field}« må ikke indeholde emojier.',
  'errors.contains_url': 'Feltet »{field}« må ikke indeholde en webadresse.',
  'errors.contains_html_tags': 'Feltet »{field}« må ikke indeholde HTML-kode.',
  'errors.missing.zone': 'Vælg en region eller stat.',
  'errors.missing.emirate': 'Vælg et emirat.',
  'errors.missing.country': 'Vælg et land.',
  'errors.invalid.postal_code': 'Indtast et gyldigt postnummer til denne adresse.',
  'errors.invalid.email': 'Indtast en gyldig e-mailadresse.',
  'errors.invalid.phone': 'Indtast et gyldigt telefonnummer.',

  'fields.first_name': 'Fornavn',
  'fields.last_name': 'Efternavn',
  'fields.address1': 'Adresse',
  'fields.address2': 'Lejlighed, etage osv.',
  'fields.company': 'Virksomhed',
  'fields.city': 'By',
  'fields.zone': 'Region eller stat',
  'fields.emirate': 'Emirat',
  'fields.postal_code': 'Postnummer',
  'fields.country': 'Land',
  'fields.phone': 'Telefon',
  'fields.email': 'E-mail',
};
