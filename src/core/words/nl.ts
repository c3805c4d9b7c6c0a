import type { Words } from '../types/texts';

/** Dutch. */
export const texts: Words = {
  'status.busy': 'Even geduld…',

  'modal.close': 'Sluiten',
  'modal.close_icon': 'Venster sluiten',

  'error_dialogs.checkout.title': 'Afrekenen mislukt',
  'error_dialogs.checkout.generic_error':
    'Afrekenen is niet mogelijk door technische problemen. Probeer het over een paar minuten opnieuw.',
  'error_dialogs.checkout.eligibility_error':
    'De artikelen voor deze aankoop zitten niet meer in je winkelwagen. Vernieuw de pagina en probeer het opnieuw.',
  'error_dialogs.wallet.title': '{wallet} is niet beschikbaar',
  'error_dialogs.wallet.generic_error':
    'Er is een probleem met {wallet}. Probeer het opnieuw of kies een andere betaalmethode.',
  'error_dialogs.order.title': 'Bestelling geplaatst',
  'error_dialogs.order.placed':
    'Je bestelling is geplaatst, maar de bevestiging kon niet worden geopend. Betaal niet nog een keer.',
  'error_dialogs.product.out_of_stock': 'Dit artikel is niet meer beschikbaar.',

  'order_summary.subtotal': 'Subtotaal',
  'order_summary.discount': 'Korting',
  'order_summary.shipping': 'Verzendkosten',
  'order_summary.taxes': 'Belastingen',
  'order_summary.duties': 'Invoerrechten',

  'shipping_methods.choose_delivery_strategy': 'Kies een verzendmethode.',
  'shipping_methods.free': 'Gratis',

  'errors.address_unserviceable': '{shop} bezorgt niet op dit adres. Kies een ander adres.',
  'errors.shop': 'Deze winkel',
  'errors.discount': 'Deze kortingscode geldt niet voor je winkelwagen.',
  'errors.invalid.billing_address': 'Vul een geldig factuuradres in.',
  'errors.invalid.shipping_address': 'Vul een geldig bezorgadres in.',
  'errors.payment_pending': 'Je betaling wordt gecontroleerd. Betaal niet nog een keer.',
  'errors.missing': 'Vul het veld “{field}” in.',
  'errors.invalid': 'Het veld “{field}” is niet geldig.',
  'errors.too_long': 'Het veld “{field}” is te lang.',
  'errors.contains_emojis': 'Het veld “{field}” mag geen emoji’s bevatten.',
  'errors.contains_url': 'Het veld “{field}” mag geen webadres bevatten.',
  'errors.contains_html_tags': 'Het veld “{field}” mag geen HTML-code bevatten.',
  'errors.missing.zone': 'Kies een provincie of staat.',
  'errors.missing.emirate': 'Kies een emiraat.',
  'errors.missing.country': 'Kies een land.',
  'errors.invalid.postal_code': 'Vul een geldige postcode in voor dit adres.',
  'errors.invalid.email': 'Vul een geldig e-mailadres in.',
  'errors.invalid.phone': 'Vul een geldig telefoonnummer in.',

  'fields.first_name': 'Voornaam',
  'fields.last_name': 'Achternaam',
  'fields.address1': 'Straat en huisnummer',
  'fields.address2': 'Appartement, verdieping enz.',
  'fields.company': 'Bedrijf',
  'fields.city': 'Plaats',
  'fields.zone': 'Provincie of staat',
  'fields.emirate': 'Emiraat',
  'fields.postal_code': 'Postcode',
  'fields.country': 'Land',
  'fields.phone': 'Telefoon',
  'fields.email': 'E-mail',
};
