import type { Consent } from '../../core/types/texts';

/** Finnish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Tämä osto toistuu tai veloitetaan myöhemmin. Jatkamalla valtuutan veloitukset tältä maksutavalta näytettyjen summien ja päivämäärien mukaisesti, kunnes osto päättyy tai perun sen, jos se on mahdollista.',
  'buyer_consent.policy': 'Peruutusehdot',
};
