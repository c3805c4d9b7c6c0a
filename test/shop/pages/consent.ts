import { type Html, html } from '../web/html';

const FIRST_SENTENCES = {
  product: 'Este item é vendido por assinatura, com cobranças que se repetem.',
  cart: 'Seu carrinho tem um ou mais itens vendidos por assinatura, com cobranças que se repetem.',
};

/** What the shopper agrees to with a subscription; hidden until the script shows it. */
export function buyerConsent(where: keyof typeof FIRST_SENTENCES): Html {
  return html`<small id="shopify-buyer-consent" class="hidden" aria-hidden="true" data-consent-type="subscription">${FIRST_SENTENCES[where]} Ao seguir, você aceita a <span id="shopify-subscription-policy-button" role="button" tabindex="0">política de cancelamento</span> e autoriza a cobrança dos valores e nas datas mostrados aqui até o pedido terminar ou até você cancelar.</small>`;
}
