import type { Consent } from '../../core/types/texts';

/** Italian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Questo acquisto è ricorrente o a pagamento differito. Continuando, autorizzo gli addebiti su questo metodo di pagamento, per gli importi e alle date indicati, finché l’ordine non sarà evaso o non lo annullerò, se consentito.',
  'buyer_consent.policy': 'Condizioni di annullamento',
  'subscription_policy.title': 'Condizioni di annullamento',
  'subscription_policy.not_found': 'Impossibile trovare le condizioni dell’abbonamento.',
};
