import type { Consent } from '../../core/types/texts';

/** Brazilian Portuguese, the bundled translation. */
export const texts: Consent = {
  'buyer_consent.text':
    'Esta compra se repete ou é cobrada mais tarde. Ao continuar, autorizo a cobrança nesta forma de pagamento, com os valores e nas datas indicados, até que a compra termine ou eu a cancele, se permitido.',
  'buyer_consent.policy': 'Política de cancelamento',
  'subscription_policy.title': 'Política de cancelamento',
  'subscription_policy.not_found': 'A política de assinatura não foi encontrada.',
};
