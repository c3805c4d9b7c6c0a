import type { Words } from '../types/texts';

/** Italian. */
export const texts: Words = {
  'status.busy': 'Attendere, prego…',

  'modal.close': 'Chiudi',
  'modal.close_icon': 'Chiudi finestra',

  'error_dialogs.checkout.title': 'Acquisto non riuscito',
  'error_dialogs.checkout.generic_error':
    'Al momento non è possibile completare l’acquisto per problemi tecnici. Riprova tra qualche minuto.',
  'error_dialogs.checkout.eligibility_error':
    'Gli articoli di questo acquisto non sono più nel carrello. Aggiorna la pagina e riprova.',
  'error_dialogs.wallet.title': '{wallet} non è disponibile',
  'error_dialogs.wallet.generic_error':
    'Si è verificato un problema con {wallet}. Riprova o usa un altro metodo di pagamento.',
  'error_dialogs.order.title': 'Ordine effettuato',
  'error_dialogs.order.placed':
    'Il tuo ordine è stato effettuato, ma non è stato possibile aprire la conferma. Non pagare di nuovo.',
  'error_dialogs.product.out_of_stock': 'Questo articolo non è più disponibile.',

  'order_summary.subtotal': 'Subtotale',
  'order_summary.discount': 'Sconto',
  'order_summary.shipping': 'Spedizione',
  'order_summary.taxes': 'Imposte',
  'order_summary.duties': 'Dazi doganali',

  'shipping_methods.choose_delivery_strategy': 'Scegli un metodo di spedizione.',
  'shipping_methods.free': 'Gratis',

  'errors.address_unserviceable': '{shop} non consegna a questo indirizzo. Scegli un altro indirizzo.',
  'errors.shop': 'Questo negozio',
  'errors.discount': 'Questo codice sconto non è valido per il tuo carrello.',
  'errors.invalid.billing_address': 'Inserisci un indirizzo di fatturazione valido.',
  'errors.invalid.shipping_address': 'Inserisci un indirizzo di spedizione valido.',
  'errors.payment_pending': 'Il pagamento è in corso di verifica. Non pagare di nuovo.',
  'errors.missing': 'Compila il campo «{field}».',
  'errors.invalid': 'Il campo «{field}» non è valido.',
  'errors.too_long': 'Il campo «{field}» è troppo lungo.',
  'errors.contains_emojis': 'Il campo «{field}» non può contenere emoji.',
  'errors.contains_url': 'Il campo «{field}» non può contenere un indirizzo web.',
  'errors.contains_html_tags': 'Il campo «{field}» non può contenere codice HTML.',
  'errors.missing.zone': 'Seleziona una provincia.',
  'errors.missing.emirate': 'Seleziona un emirato.',
  'errors.missing.country': 'Seleziona un Paese.',
  'errors.invalid.postal_code': 'Inserisci un CAP valido per questo indirizzo.',
  'errors.invalid.email': 'Inserisci un indirizzo e-mail valido.',
  'errors.invalid.phone': 'Inserisci un numero di telefono valido.',

  'fields.first_name': 'Nome',
  'fields.last_name': 'Cognome',
  'fields.address1': 'Indirizzo',
  'fields.address2': 'Interno, scala, ecc.',
  'fields.company': 'Azienda',
  'fields.city': 'Città',
  'fields.zone': 'Provincia',
  'fields.emirate': 'Emirato',
  'fields.postal_code': 'CAP',
  'fields.country': 'Paese',
  'fields.phone': 'Telefono',
  'fields.email': 'E-mail',
};
