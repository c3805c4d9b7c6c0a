import type { Consent } from '../../core/types/texts';

/** Finnish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Tämä osto toistuu tai maksetaan myöhemmin. Jatkamalla hyväksyn, että tätä maksutapaa veloitetaan näytettyjen summien ja päivämäärien mukaisesti, kunnes koko tilaus on toimitettu tai perun sen, jos se on mahdollista.',
  'buyer_consent.policy': 'Peruutusehdot',
  'subscription_policy.title': 'Peruutusehdot',
  'subscription_policy.not_found': 'Kestotilauksen ehtoja ei löytynyt.',
};
