import type { Consent } from '../../core/types/texts';

/** Dutch. */
export const texts: Consent = {
  'buyer_consent.text':
    'Deze aankoop wordt herhaald of later afgeschreven. Door verder te gaan geef ik toestemming voor afschrijvingen via deze betaalmethode, voor de vermelde bedragen en op de vermelde data, tot de aankoop eindigt of ik deze annuleer, indien toegestaan.',
  'buyer_consent.policy': 'Annuleringsbeleid',
};
