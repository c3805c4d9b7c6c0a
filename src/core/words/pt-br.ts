import type { Words } from '../types/texts';

/** Brazilian Portuguese, the bundled translation. */
export const texts: Words = {
  'status.busy': 'Aguarde…',

  'modal.close': 'Fechar',
  'modal.close_icon': 'Fechar janela',

  'error_dialogs.checkout.title': 'Falha na transação',
  'error_dialogs.checkout.generic_error':
    'A finalização da compra está indisponível devido a problemas técnicos. Tente novamente em alguns minutos.',
  'error_dialogs.checkout.eligibility_error':
    'Os itens qualificados não estão mais no carrinho. Atualize a página e tente novamente.',
  'error_dialogs.wallet.title': '{wallet} indisponível',
  'error_dialogs.wallet.generic_error':
    'Ocorreu um problema com {wallet}. Tente novamente ou use outra forma de pagamento.',
  'error_dialogs.order.title': 'Pedido realizado',
  'error_dialogs.order.placed':
    'Seu pedido foi realizado, mas não foi possível abrir a confirmação. Não pague outra vez.',
  'error_dialogs.product.out_of_stock': 'Este item não está mais disponível.',

  'order_summary.subtotal': 'Subtotal',
  'order_summary.discount': 'Desconto',
  'order_summary.shipping': 'Frete',
  'order_summary.taxes': 'Tributos',
  'order_summary.duties': 'Taxas de importação',

  'shipping_methods.choose_delivery_strategy': 'Escolha uma forma de entrega.',
  'shipping_methods.free': 'Grátis',

  'errors.address_unserviceable': '{shop} não faz entregas neste endereço. Escolha outro endereço.',
  'errors.shop': 'Esta loja',
  'errors.discount': 'Este código de desconto não se aplica ao seu carrinho.',
  'errors.invalid.billing_address': 'Insira um endereço de cobrança válido.',
  'errors.invalid.shipping_address': 'Insira um endereço de entrega válido.',
  'errors.payment_pending': 'Seu pagamento está sendo verificado. Não pague outra vez.',
  'errors.missing': 'Preencha o campo {field}.',
  'errors.invalid': 'O campo {field} não é válido.',
  'errors.too_long': 'O campo {field} é longo demais.',
  'errors.contains_emojis': 'O campo {field} não pode conter emojis.',
  'errors.contains_url': 'O campo {field} não pode conter um endereço da web.',
  'errors.contains_html_tags': 'O campo {field} não pode conter código HTML.',
  'errors.missing.zone': 'Selecione um estado.',
  'errors.missing.emirate': 'Selecione um emirado.',
  'errors.missing.country': 'Selecione um país.',
  'errors.invalid.postal_code': 'Insira um CEP válido para este endereço.',
  'errors.invalid.email': 'Insira um e-mail válido.',
  'errors.invalid.phone': 'Insira um número de telefone válido.',

  'fields.first_name': 'nome',
  'fields.last_name': 'sobrenome',
  'fields.address1': 'endereço',
  'fields.address2': 'complemento',
  'fields.company': 'empresa',
  'fields.city': 'cidade',
  'fields.zone': 'estado',
  'fields.emirate': 'emirado',
  'fields.postal_code': 'CEP',
  'fields.country': 'país',
  'fields.phone': 'telefone',
  'fields.email': 'e-mail',
};
