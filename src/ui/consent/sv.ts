import type { Consent } from '../../core/types/texts';

/** Swedish. */
export const texts: Consent = {
  'buyer_consent.text':
    'Det här köpet är återkommande eller betalas senare. Genom att fortsätta godkänner jag att betalningssättet debiteras med de belopp och på de datum som visas, tills allt är levererat eller jag avbeställer, om det är tillåtet.',
  'buyer_consent.policy': 'Avbeställningsvillkor',
  'subscription_policy.title': 'Avbeställningsvillkor',
  'subscription_policy.not_found': 'Prenumerationsvillkoren hittades inte.',
};
