import type { Consent } from '../../core/types/texts';

/** Danish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Dette køb gentages eller opkræves senere. Ved at fortsætte giver jeg tilladelse til, at betalingsmetoden opkræves med de viste beløb og på de viste datoer, indtil købet slutter, eller jeg annullerer det, hvis det er tilladt.',
  'buyer_consent.policy': 'Afbestillingsvilkår',
};
