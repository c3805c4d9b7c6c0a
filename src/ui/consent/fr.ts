import type { Consent } from '../../core/types/texts';

/** French. */
export const texts: Consent = {
  'buyer_consent.text':
    'Cet achat est récurrent ou débité plus tard. En continuant, j’autorise les débits sur ce moyen de paiement, aux montants et aux dates indiqués, jusqu’à la fin de l’achat ou jusqu’à ce que je l’annule, si c’est possible.',
  'buyer_consent.policy': 'Conditions d’annulation',
};
