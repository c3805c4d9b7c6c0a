import type { Consent } from '../../core/types/texts';

/** Dutch. */
export const texts: Consent = {
  'buyer_consent.text':
    'Deze aankoop wordt herhaald of later afgeschreven. Als ik doorga, machtig ik afschrijvingen via deze betaalmethode, voor de bedragen en op de data die worden vermeld, tot de aankoop eindigt of ik deze annuleer, indien toegestaan.',
  'buyer_consent.policy': 'Annuleringsbeleid',
};
