export const TEXT = {
  sandbox: 'Ambiente de teste: nada é cobrado',
  loading: 'Preparando o pagamento…',
  review: 'Confira e autorize',
  account: 'Conta',
  order: 'Pedido',
  hint: 'O endereço de entrega e o de cobrança desta conta vão para a loja, que pede o resto na finalização.',
  approve: 'Concordar e continuar',
  cancel: 'Cancelar e voltar à loja',
  fail: 'Simular uma falha',
  overlay: 'A janela do pagamento está aberta.',
  focus: 'Mostrar a janela',
  close: 'Fechar a janela do pagamento',
};

/** Whoever pays here; the sandbox's server answers with this account's addresses for every token. */
export const ACCOUNT = { name: 'Helena Prado', email: 'helena.prado@example.com' };
