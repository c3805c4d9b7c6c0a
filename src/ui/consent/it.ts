import type { Consent } from '../../core/types/texts';

/** Italian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Questo acquisto è ricorrente o viene addebitato in seguito. Continuando, autorizzo gli addebiti su questo metodo di pagamento, per gli importi e alle date indicati, fino al termine dell’acquisto o al mio annullamento, se consentito.',
  'buyer_consent.policy': 'Condizioni di annullamento',
};
