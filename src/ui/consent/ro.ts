import type { Consent } from '../../core/types/texts';

/** Romanian. */
export const texts: Consent = {
  'buyer_consent.text':
    'Aceasta este o achiziție recurentă sau cu plata ulterioară. Continuând, autorizez debitarea sumelor indicate, la datele indicate, prin această metodă de plată, până când comanda este livrată integral sau o anulez, dacă este permis.',
  'buyer_consent.policy': 'Condiții de anulare',
  'subscription_policy.title': 'Condiții de anulare',
  'subscription_policy.not_found': 'Condițiile abonamentului nu au fost găsite.',
};
