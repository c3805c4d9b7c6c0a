import type { Consent } from '../../core/types/texts';

/** Danish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Dette køb gentages eller betales senere. Ved at fortsætte giver jeg tilladelse til, at de viste beløb trækkes via betalingsmetoden på de viste datoer, indtil ordren er fuldt leveret, eller jeg afbestiller den, hvis det er tilladt.',
  'buyer_consent.policy': 'Afbestillingsvilkår',
  'subscription_policy.title': 'Afbestillingsvilkår',
  'subscription_policy.not_found': 'Abonnementsvilkårene blev ikke fundet.',
};
