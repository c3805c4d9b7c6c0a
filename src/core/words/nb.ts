import type { Words } from '../types/texts';

/** Norwegian Bokmål. */
export const texts: Words = {
  'status.busy': 'Vent litt…',

  'modal.close': 'Lukk',
  'modal.close_icon': 'Lukk vinduet',

  'error_dialogs.checkout.title': 'Kjøpet kunne ikke gjennomføres',
  'error_dialogs.checkout.generic_error':
    'Det er ikke mulig å gå til kassen på grunn av tekniske problemer. Prøv igjen om noen minutter.',
  'error_dialogs.checkout.eligibility_error':
    'Varene i dette kjøpet er ikke lenger i handlekurven. Oppdater siden og prøv igjen.',
  'error_dialogs.wallet.title': '{wallet} kan ikke brukes akkurat nå',
  'error_dialogs.wallet.generic_error':
    'Det oppsto et problem med {wallet}. Prøv igjen eller velg en annen betalingsmåte.',
  'error_dialogs.order.title': 'Bestillingen er mottatt',
  'error_dialogs.order.placed':
    'Bestillingen din er mottatt, men bekreftelsen kunne ikke åpnes. Ikke betal en gang til.',
  'error_dialogs.product.out_of_stock': 'Varen er ikke lenger tilgjengelig.',

  'order_summary.subtotal': 'Delsum',
  'order_summary.discount': 'Rabatt',
  'order_summary.shipping': 'Frakt',
  'order_summary.taxes': 'Skatter og avgifter',
  'order_summary.duties': 'Importavgifter',

  'shipping_methods.choose_delivery_strategy': 'Velg en leveringsmåte.',
  'shipping_methods.free': 'Gratis',

  'errors.address_unserviceable': '{shop} leverer ikke til denne adressen. Velg en annen adresse.',
  'errors.shop': 'Denne butikken',
  'errors.discount': 'Rabattkoden gjelder ikke for handlekurven din.',
  'errors.invalid.billing_address': 'Skriv inn en gyldig fakturaadresse.',
  'errors.invalid.shipping_address': 'Skriv inn en gyldig leveringsadresse.',
  'errors.payment_pending': 'Betalingen din blir kontrollert. Ikke betal en gang til.',
  'errors.missing': 'Fyll ut feltet «{field}».',
  'errors.invalid': 'Feltet «{field}» er ikke gyldig.',
  'errors.too_long': 'Feltet «{field}» er for langt.',
  'errors.contains_emojis': 'Feltet «{field}» kan ikke inneholde emojier.',
  'errors.contains_url': 'Feltet «{field}» kan ikke inneholde en nettadresse.',
  'errors.contains_html_tags': 'Feltet «{field}» kan ikke inneholde HTML-kode.',
  'errors.missing.zone': 'Velg et fylke eller en delstat.',
  'errors.missing.emirate': 'Velg et emirat.',
  'errors.missing.country': 'Velg et land.',
  'errors.invalid.postal_code': 'Skriv inn et gyldig postnummer for denne adressen.',
  'errors.invalid.email': 'Skriv inn en gyldig e-postadresse.',
  'errors.invalid.phone': 'Skriv inn et gyldig telefonnummer.',

  'fields.first_name': 'Fornavn',
  'fields.last_name': 'Etternavn',
  'fields.address1': 'Adresse',
  'fields.address2': 'Leilighet, etasje osv.',
  'fields.company': 'Firma',
  'fields.city': 'Poststed',
  'fields.zone': 'Fylke eller delstat',
  'fields.emirate': 'Emirat',
  'fields.postal_code': 'Postnummer',
  'fields.country': 'Land',
  'fields.phone': 'Telefon',
  'fields.email': 'E-post',
};
