import type { Words } from '../types/texts';

/** German. */
export const texts: Words = {
  'status.busy': 'Bitte warten…',

  'modal.close': 'Schließen',
  'modal.close_icon': 'Fenster schließen',

  'error_dialogs.checkout.title': 'Bestellung fehlgeschlagen',
  'error_dialogs.checkout.generic_error':
    'Die Kasse ist wegen technischer Probleme nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'error_dialogs.checkout.eligibility_error':
    'Die Artikel für diesen Kauf liegen nicht mehr im Warenkorb. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'error_dialogs.wallet.title': '{wallet} ist nicht verfügbar',
  'error_dialogs.wallet.generic_error':
    'Bei der Zahlung mit {wallet} ist ein Problem aufgetreten. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  'error_dialogs.order.title': 'Bestellung eingegangen',
  'error_dialogs.order.placed':
    'Ihre Bestellung ist eingegangen, aber die Bestätigung konnte nicht geöffnet werden. Bitte zahlen Sie nicht noch einmal.',
  'error_dialogs.product.out_of_stock': 'Dieser Artikel ist nicht mehr verfügbar.',

  'order_summary.subtotal': 'Zwischensumme',
  'order_summary.discount': 'Rabatt',
  'order_summary.shipping': 'Versand',
  'order_summary.taxes': 'Steuern',
  'order_summary.duties': 'Zollgebühren',

  'shipping_methods.choose_delivery_strategy': 'Wählen Sie eine Versandart.',
  'shipping_methods.free': 'Kostenlos',

  'errors.address_unserviceable':
    '{shop} liefert nicht an diese Adresse. Bitte wählen Sie eine andere Adresse.',
  'errors.shop': 'Dieser Shop',
  'errors.discount': 'Dieser Rabattcode gilt nicht für Ihren Warenkorb.',
  'errors.invalid.billing_address': 'Geben Sie eine gültige Rechnungsadresse ein.',
  'errors.invalid.shipping_address': 'Geben Sie eine gültige Lieferadresse ein.',
  'errors.payment_pending': 'Ihre Zahlung wird geprüft. Bitte zahlen Sie nicht noch einmal.',
  'errors.missing': 'Füllen Sie das Feld „{field}“ aus.',
  'errors.invalid': 'Das Feld „{field}“ ist ungültig.',
  'errors.too_long': 'Das Feld „{field}“ ist zu lang.',
  'errors.contains_emojis': 'Das Feld „{field}“ darf keine Emojis enthalten.',
  'errors.contains_url': 'Das Feld „{field}“ darf keine Webadresse enthalten.',
  'errors.contains_html_tags': 'Das Feld „{field}“ darf keinen HTML-Code enthalten.',
  'errors.missing.zone': 'Wählen Sie ein Bundesland oder eine Region.',
  'errors.missing.emirate': 'Wählen Sie ein Emirat.',
  'errors.missing.country': 'Wählen Sie ein Land.',
  'errors.invalid.postal_code': 'Geben Sie eine gültige Postleitzahl für diese Adresse ein.',
  'errors.invalid.email': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'errors.invalid.phone': 'Geben Sie eine gültige Telefonnummer ein.',

  'fields.first_name': 'Vorname',
  'fields.last_name': 'Nachname',
  'fields.address1': 'Straße und Hausnummer',
  'fields.address2': 'Adresszusatz',
  'fields.company': 'Firma',
  'fields.city': 'Ort',
  'fields.zone': 'Bundesland/Region',
  'fields.emirate': 'Emirat',
  'fields.postal_code': 'Postleitzahl',
  'fields.country': 'Land',
  'fields.phone': 'Telefon',
  'fields.email': 'E-Mail',
};
