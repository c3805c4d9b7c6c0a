import type { Words } from '../types/texts';

/** Czech. */
export const texts: Words = {
  'status.busy': 'Čekejte, prosím…',

  'modal.close': 'Zavřít',
  'modal.close_icon': 'Zavřít okno',

  'error_dialogs.checkout.title': 'Nákup se nepodařilo dokončit',
  'error_dialogs.checkout.generic_error':
    'Nákup teď kvůli technickým problémům nelze dokončit. Zkuste to znovu za několik minut.',
  'error_dialogs.checkout.eligibility_error':
    'Zboží, kterého se nákup týká, už v košíku není. Obnovte stránku a zkuste to znovu.',
  'error_dialogs.wallet.title': 'Služba {wallet} není dostupná',
  'error_dialogs.wallet.generic_error':
    'Se službou {wallet} nastal problém. Zkuste to znovu nebo zvolte jiný způsob platby.',
  'error_dialogs.order.title': 'Objednávka přijata',
  'error_dialogs.order.placed':
    'Vaše objednávka byla přijata, ale potvrzení se nepodařilo otevřít. Neplaťte znovu.',
  'error_dialogs.product.out_of_stock': 'Toto zboží už není k dispozici.',

  'order_summary.subtotal': 'Mezisoučet',
  'order_summary.discount': 'Sleva',
  'order_summary.shipping': 'Doprava',
  'order_summary.taxes': 'Daně',
  'order_summary.duties': 'Clo',

  'shipping_methods.choose_delivery_strategy': 'Vyberte způsob dopravy.',
  'shipping_methods.free': 'Zdarma',

  'errors.address_unserviceable': '{shop} na tuto adresu nedoručuje. Zvolte jinou adresu.',
  'errors.shop': 'Tento obchod',
  'errors.discount': 'Tento slevový kód se na váš košík nevztahuje.',
  'errors.invalid.billing_address': 'Zadejte platnou fakturační adresu.',
  'errors.invalid.shipping_address': 'Zadejte platnou doručovací adresu.',
  'errors.payment_pending': 'Vaše platba se ověřuje. Neplaťte znovu.',
  'errors.missing': 'Vyplňte pole „{field}“.',
  'errors.invalid': 'Pole „{field}“ není platné.',
  'errors.too_long': 'Pole „{field}“ je příliš dlouhé.',
  'errors.contains_emojis': 'Pole „{field}“ nesmí obsahovat emoji.',
  'errors.contains_url': 'Pole „{field}“ nesmí obsahovat webovou adresu.',
  'errors.contains_html_tags': 'Pole „{field}“ nesmí obsahovat kód HTML.',
  'errors.missing.zone': 'Vyberte kraj nebo region.',
  'errors.missing.emirate': 'Vyberte emirát.',
  'errors.missing.country': 'Vyberte zemi.',
  'errors.invalid.postal_code': 'Zadejte platné PSČ pro tuto adresu.',
  'errors.invalid.email': 'Zadejte platný e-mail.',
  'errors.invalid.phone': 'Zadejte platné telefonní číslo.',

  'fields.first_name': 'Jméno',
  'fields.last_name': 'Příjmení',
  'fields.address1': 'Ulice a číslo',
  'fields.address2': 'Byt, patro apod.',
  'fields.company': 'Firma',
  'fields.city': 'Město',
  'fields.zone': 'Kraj nebo region',
  'fields.emirate': 'Emirát',
  'fields.postal_code': 'PSČ',
  'fields.country': 'Země',
  'fields.phone': 'Telefon',
  'fields.email': 'E-mail',
};
