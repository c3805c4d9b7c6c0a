import type { Consent } from '../../core/types/texts';

/** French. */
export const texts: Consent = {
  'buyer_consent.text':
    'Il s’agit d’un achat récurrent ou à paiement différé. En continuant, j’autorise les prélèvements sur ce moyen de paiement, aux montants et aux dates indiqués, jusqu’à l’exécution complète de ma commande ou jusqu’à ce que je l’annule, si cela est permis.',
  'buyer_consent.policy': 'Conditions d’annulation',
  'subscription_policy.title': 'Conditions d’annulation',
  'subscription_policy.not_found': 'Les conditions d’abonnement sont introuvables.',
};
