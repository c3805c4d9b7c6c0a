import type { Consent } from '../../core/types/texts';

/** Spanish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Esta es una compra recurrente o de cobro posterior. Al continuar, autorizo los cargos en este método de pago, por los importes y en las fechas indicados, hasta que se complete mi pedido o yo lo cancele, si está permitido.',
  'buyer_consent.policy': 'Política de cancelación',
  'subscription_policy.title': 'Política de cancelación',
  'subscription_policy.not_found': 'No se encontraron las condiciones de la suscripción.',
};
