import type { Words } from '../types/texts';

/** Spanish. */
export const texts: Words = {
  'status.busy': 'Espere, por favor…',

  'modal.close': 'Cerrar',
  'modal.close_icon': 'Cerrar ventana',

  'error_dialogs.checkout.title': 'No se pudo completar la compra',
  'error_dialogs.checkout.generic_error':
    'No se puede finalizar la compra por problemas técnicos. Inténtalo de nuevo en unos minutos.',
  'error_dialogs.checkout.eligibility_error':
    'Los artículos de esta compra ya no están en el carrito. Actualiza la página e inténtalo de nuevo.',
  'error_dialogs.wallet.title': '{wallet} no está disponible',
  'error_dialogs.wallet.generic_error':
    'Hay un problema con {wallet}. Inténtalo de nuevo o usa otro método de pago.',
  'error_dialogs.order.title': 'Pedido realizado',
  'error_dialogs.order.placed':
    'Hemos recibido tu pedido, pero no se pudo abrir la confirmación. No vuelvas a pagar.',
  'error_dialogs.product.out_of_stock': 'Este artículo ya no está disponible.',

  'order_summary.subtotal': 'Subtotal',
  'order_summary.discount': 'Descuento',
  'order_summary.shipping': 'Envío',
  'order_summary.taxes': 'Impuestos',
  'order_summary.duties': 'Derechos de importación',

  'shipping_methods.choose_delivery_strategy': 'Elige un método de envío.',
  'shipping_methods.free': 'Gratis',

  'errors.address_unserviceable': '{shop} no realiza envíos a esta dirección. Elige otra dirección.',
  'errors.shop': 'Esta tienda',
  'errors.discount': 'Este código de descuento no es aplicable a tu carrito.',
  'errors.invalid.billing_address': 'Introduce una dirección de facturación válida.',
  'errors.invalid.shipping_address': 'Introduce una dirección de envío válida.',
  'errors.payment_pending': 'Se está verificando tu pago. No vuelvas a pagar.',
  'errors.missing': 'Completa el campo «{field}».',
  'errors.invalid': 'El campo «{field}» no es válido.',
  'errors.too_long': 'El campo «{field}» es demasiado largo.',
  'errors.contains_emojis': 'El campo «{field}» no puede contener emojis.',
  'errors.contains_url': 'El campo «{field}» no puede contener una dirección web.',
  'errors.contains_html_tags': 'El campo «{field}» no puede contener código HTML.',
  'errors.missing.zone': 'Selecciona un estado o una provincia.',
  'errors.missing.emirate': 'Selecciona un emirato.',
  'errors.missing.country': 'Selecciona un país.',
  'errors.invalid.postal_code': 'Introduce un código postal válido para esta dirección.',
  'errors.invalid.email': 'Introduce un correo electrónico válido.',
  'errors.invalid.phone': 'Introduce un número de teléfono válido.',

  'fields.first_name': 'Nombre',
  'fields.last_name': 'Apellidos',
  'fields.address1': 'Dirección',
  'fields.address2': 'Piso, apartamento, etc.',
  'fields.company': 'Empresa',
  'fields.city': 'Ciudad',
  'fields.zone': 'Estado o provincia',
  'fields.emirate': 'Emirato',
  'fields.postal_code': 'Código postal',
  'fields.country': 'País',
  'fields.phone': 'Teléfono',
  'fields.email': 'Correo electrónico',
};
