import type { Consent } from '../../core/types/texts';

/** Spanish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Esta compra se repite o se cobra más adelante. Al continuar, autorizo los cargos en este método de pago, por los importes y en las fechas indicados, hasta que la compra termine o yo la cancele, si está permitido.',
  'buyer_consent.policy': 'Política de cancelación',
};
