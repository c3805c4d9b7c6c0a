export const TEXT = {
  overlay: 'A janela do pagamento está aberta.',
  focus: 'Mostrar a janela',
  close: 'Fechar a janela do pagamento',
};
