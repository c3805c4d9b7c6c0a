import type { Consent } from '../../core/types/texts';

/** Italian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Questo acquisto è ricorrente o a pagamento differito. Continuando, autorizzo gli addebiti su questo metodo di pagamento, per gli importi e alle date indicati, finché l’ordine non sarà evaso o non lo annullerò, se consentito.',
  'buyer_consent.policy': 'Condizioni di annullamento',
};
