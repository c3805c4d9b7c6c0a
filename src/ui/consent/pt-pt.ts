import type { Consent } from '../../core/types/texts';

/** European Portuguese. */
export const texts: Consent = {
  'buyer_consent.text':
    'Esta compra repete-se ou é cobrada mais tarde. Ao continuar, autorizo a cobrança através deste método de pagamento, pelos valores e nas datas indicados, até que a encomenda seja totalmente entregue ou eu a cancele, se permitido.',
  'buyer_consent.policy': 'Política de cancelamento',
  'subscription_policy.title': 'Política de cancelamento',
  'subscription_policy.not_found': 'As condições da subscrição não foram encontradas.',
};
