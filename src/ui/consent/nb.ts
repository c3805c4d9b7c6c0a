import type { Consent } from '../../core/types/texts';

/** Norwegian Bokmål. */
export const texts: Consent = {
  'buyer_consent.text':
    'Dette kjøpet gjentas eller betales senere. Ved å fortsette godkjenner jeg at betalingsmåten belastes med beløpene og på datoene som vises, til alt er levert eller jeg avbestiller, hvis det er tillatt.',
  'buyer_consent.policy': 'Avbestillingsvilkår',
  'subscription_policy.title': 'Avbestillingsvilkår',
  'subscription_policy.not_found': 'Fant ikke abonnementsvilkårene.',
};
