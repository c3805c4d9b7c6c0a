import type { Consent } from '../../core/types/texts';

/** Romanian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Această achiziție se repetă sau se plătește mai târziu. Continuând, autorizez debitarea acestei metode de plată cu sumele și la datele indicate, până când achiziția se încheie sau o anulez, dacă este permis.',
  'buyer_consent.policy': 'Condiții de anulare',
};
