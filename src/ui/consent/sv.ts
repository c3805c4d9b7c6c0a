import type { Consent } from '../../core/types/texts';

/** Swedish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Det här köpet upprepas eller debiteras senare. Genom att fortsätta godkänner jag att betalningssättet debiteras med de belopp och på de datum som visas, tills köpet upphör eller jag avbryter det, om det är tillåtet.',
  'buyer_consent.policy': 'Avbeställningsvillkor',
};
