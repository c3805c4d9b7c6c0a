import type { Words } from '../types/texts';

/** Swedish. */
export const texts: Words = {
  'status.busy': 'Vänta…',

  'modal.close': 'Stäng',
  'modal.close_icon': 'Stäng fönstret',

  'error_dialogs.checkout.title': 'Köpet kunde inte genomföras',
  'error_dialogs.checkout.generic_error':
    'Det går inte att gå till kassan på grund av tekniska problem. Försök igen om några minuter.',
  'error_dialogs.checkout.eligibility_error':
    'Varorna som köpet gäller finns inte längre i varukorgen. Uppdatera sidan och försök igen.',
  'error_dialogs.wallet.title': '{wallet} kan inte användas just nu',
  'error_dialogs.wallet.generic_error':
    'Ett problem uppstod med {wallet}. Försök igen eller välj ett annat betalningssätt.',
  'error_dialogs.order.title': 'Beställningen är lagd',
  'error_dialogs.order.placed':
    'Din beställning är lagd, men bekräftelsen kunde inte öppnas. Betala inte en gång till.',
  'error_dialogs.product.out_of_stock': 'Varan är inte längre tillgänglig.',

  'order_summary.subtotal': 'Delsumma',
  'order_summary.discount': 'Rabatt',
  'order_summary.shipping': 'Frakt',
  'order_summary.taxes': 'Skatter',
  'order_summary.duties': 'Importavgifter',

  'shipping_methods.choose_delivery_strategy': 'Välj ett leveranssätt.',
  'shipping_methods.free': 'Gratis',

  'errors.address_unserviceable': '{shop} levererar inte till den här adressen. Välj en annan adress.',
  'errors.shop': 'Den här butiken',
  'errors.discount': 'Rabattkoden gäller inte för din varukorg.',
  'errors.invalid.billing_address': 'Ange en giltig faktureringsadress.',
  'errors.invalid.shipping_address': 'Ange en giltig leveransadress.',
  'errors.payment_pending': 'Din betalning kontrolleras. Betala inte en gång till.',
  'errors.missing': 'Fyll i fältet ”{field}”.',
  'errors.invalid': 'Fältet ”{field}” är inte giltigt.',
  'errors.too_long': 'Fältet ”{field}” är för långt.',
  'errors.contains_emojis': 'Fältet ”{field}” får inte innehålla emojier.',
  'errors.contains_url': 'Fältet ”{field}” får inte innehålla en webbadress.',
  'errors.contains_html_tags': 'Fältet ”{field}” får inte innehålla HTML-kod.',
  'errors.missing.zone': 'Välj ett län eller en delstat.',
  'errors.missing.emirate': 'Välj ett emirat.',
  'errors.missing.country': 'Välj ett land.',
  'errors.invalid.postal_code': 'Ange ett giltigt postnummer för adressen.',
  'errors.invalid.email': 'Ange en giltig e-postadress.',
  'errors.invalid.phone': 'Ange ett giltigt telefonnummer.',

  'fields.first_name': 'Förnamn',
  'fields.last_name': 'Efternamn',
  'fields.address1': 'Adress',
  'fields.address2': 'Lägenhet, våning osv.',
  'fields.company': 'Företag',
  'fields.city': 'Ort',
  'fields.zone': 'Län eller delstat',
  'fields.emirate': 'Emirat',
  'fields.postal_code': 'Postnummer',
  'fields.country': 'Land',
  'fields.phone': 'Telefon',
  'fields.email': 'E-post',
};
