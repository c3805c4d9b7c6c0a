import type { Words } from '../types/texts';

/** Hungarian. */
export const texts: Words = {
  'status.busy': 'Kérjük, várjon…',

  'modal.close': 'Bezárás',
  'modal.close_icon': 'Ablak bezárása',

  'error_dialogs.checkout.title': 'A vásárlás nem sikerült',
  'error_dialogs.checkout.generic_error':
    'A vásárlás technikai problémák miatt most nem fejezhető be. Kérjük, próbálja újra néhány perc múlva.',
  'error_dialogs.checkout.eligibility_error':
    'A megvásárolni kívánt termékek már nincsenek a kosárban. Frissítse az oldalt, és próbálja újra.',
  'error_dialogs.wallet.title': '{wallet}: jelenleg nem érhető el',
  'error_dialogs.wallet.generic_error':
    'Hiba történt a fizetés során ({wallet}). Kérjük, próbálja újra, vagy válasszon másik fizetési módot.',
  'error_dialogs.order.title': 'Rendelés leadva',
  'error_dialogs.order.placed':
    'Rendelését rögzítettük, de a visszaigazolás nem nyitható meg. Kérjük, ne fizessen újra.',
  'error_dialogs.product.out_of_stock': 'Ez a termék már nem kapható.',

  'order_summary.subtotal': 'Részösszeg',
  'order_summary.discount': 'Kedvezmény',
  'order_summary.shipping': 'Szállítás',
  'order_summary.taxes': 'Adók',
  'order_summary.duties': 'Vám',

  'shipping_methods.choose_delivery_strategy': 'Válasszon szállítási módot.',
  'shipping_methods.free': 'Ingyenes',

  'errors.address_unserviceable': '{shop} erre a címre nem szállít. Válasszon másik címet.',
  'errors.shop': 'Ez az üzlet',
  'errors.discount': 'Ez a kedvezménykód nem érvényes a kosarára.',
  'errors.invalid.billing_address': 'Adjon meg érvényes számlázási címet.',
  'errors.invalid.shipping_address': 'Adjon meg érvényes szállítási címet.',
  'errors.payment_pending': 'A fizetést ellenőrizzük. Kérjük, ne fizessen újra.',
  'errors.missing': 'Töltse ki ezt a mezőt: „{field}”.',
  'errors.invalid': 'Ez a mező érvénytelen: „{field}”.',
  'errors.too_long': 'Ez a mező túl hosszú: „{field}”.',
  'errors.contains_emojis': 'Ebben a mezőben nem lehet emoji: „{field}”.',
  'errors.contains_url': 'Ebben a mezőben nem lehet webcím: „{field}”.',
  'errors.contains_html_tags': 'Ebben a mezőben nem lehet HTML-kód: „{field}”.',
  'errors.missing.zone': 'Válasszon megyét vagy államot.',
  'errors.missing.emirate': 'Válasszon emírséget.',
  'errors.missing.country': 'Válasszon országot.',
  'errors.invalid.postal_code': 'Adjon meg érvényes irányítószámot ehhez a címhez.',
  'errors.invalid.email': 'Adjon meg érvényes e-mail-címet.',
  'errors.invalid.phone': 'Adjon meg érvényes telefonszámot.',

  'fields.first_name': 'Keresztnév',
  'fields.last_name': 'Vezetéknév',
  'fields.address1': 'Cím',
  'fields.address2': 'Lakás, emelet stb.',
  'fields.company': 'Cégnév',
  'fields.city': 'Település',
  'fields.zone': 'Megye vagy állam',
  'fields.emirate': 'Emírség',
  'fields.postal_code': 'Irányítószám',
  'fields.country': 'Ország',
  'fields.phone': 'Telefonszám',
  'fields.email': 'E-mail',
};
