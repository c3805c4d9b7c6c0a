import type { Words } from '../types/texts';

/** European Portuguese. */
export const texts: Words = {
  'status.busy': 'Aguarde, por favor…',

  'modal.close': 'Fechar',
  'modal.close_icon': 'Fechar janela',

  'error_dialogs.checkout.title': 'Não foi possível concluir a compra',
  'error_dialogs.checkout.generic_error':
    'De momento não é possível finalizar a compra devido a problemas técnicos. Tente novamente dentro de alguns minutos.',
  'error_dialogs.checkout.eligibility_error':
    'Os artigos desta compra já não estão no carrinho. Atualize a página e tente novamente.',
  'error_dialogs.wallet.title': '{wallet} indisponível',
  'error_dialogs.wallet.generic_error':
    'Ocorreu um problema com {wallet}. Tente novamente ou utilize outro método de pagamento.',
  'error_dialogs.order.title': 'Encomenda efetuada',
  'error_dialogs.order.placed':
    'A sua encomenda foi efetuada, mas não foi possível abrir a confirmação. Não volte a pagar.',
  'error_dialogs.product.out_of_stock': 'Este artigo já não está disponível.',

  'order_summary.subtotal': 'Subtotal',
  'order_summary.discount': 'Desconto',
  'order_summary.shipping': 'Portes de envio',
  'order_summary.taxes': 'Impostos',
  'order_summary.duties': 'Taxas de importação',

  'shipping_methods.choose_delivery_strategy': 'Escolha um método de envio.',
  'shipping_methods.free': 'Grátis',

  'errors.address_unserviceable': '{shop} não faz entregas nesta morada. Escolha outra morada.',
  'errors.shop': 'Esta loja',
  'errors.discount': 'Este código de desconto não se aplica ao seu carrinho.',
  'errors.invalid.billing_address': 'Introduza uma morada de faturação válida.',
  'errors.invalid.shipping_address': 'Introduza uma morada de entrega válida.',
  'errors.payment_pending': 'O seu pagamento está a ser verificado. Não volte a pagar.',
  'errors.missing': 'Preencha o campo «{field}».',
  'errors.invalid': 'O campo «{field}» não é válido.',
  'errors.too_long': 'O campo «{field}» é demasiado longo.',
  'errors.contains_emojis': 'O campo «{field}» não pode conter emojis.',
  'errors.contains_url': 'O campo «{field}» não pode conter um endereço web.',
  'errors.contains_html_tags': 'O campo «{field}» não pode conter código HTML.',
  'errors.missing.zone': 'Selecione um distrito ou uma região.',
  'errors.missing.emirate': 'Selecione um emirado.',
  'errors.missing.country': 'Selecione um país.',
  'errors.invalid.postal_code': 'Introduza um código postal válido para esta morada.',
  'errors.invalid.email': 'Introduza um e-mail válido.',
  'errors.invalid.phone': 'Introduza um número de telefone válido.',

  'fields.first_name': 'Nome próprio',
  'fields.last_name': 'Apelido',
  'fields.address1': 'Morada',
  'fields.address2': 'Andar, porta, etc.',
  'fields.company': 'Empresa',
  'fields.city': 'Localidade',
  'fields.zone': 'Distrito ou região',
  'fields.emirate': 'Emirado',
  'fields.postal_code': 'Código postal',
  'fields.country': 'País',
  'fields.phone': 'Telefone',
  'fields.email': 'E-mail',
};
