import type { Consent } from '../../core/types/texts';

/** Dutch. */
export const texts: Consent = {
  'buyer_consent.text':
    'Dit is een terugkerende of later te betalen aankoop. Door verder te gaan geef ik toestemming voor afschrijvingen via deze betaalmethode, voor de vermelde bedragen en op de vermelde data, tot mijn bestelling volledig is geleverd of ik deze annuleer, indien toegestaan.',
  'buyer_consent.policy': 'Annuleringsbeleid',
  'subscription_policy.title': 'Annuleringsbeleid',
  'subscription_policy.not_found': 'De abonnementsvoorwaarden zijn niet gevonden.',
};
