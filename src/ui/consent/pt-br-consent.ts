/** The bundled translation of what a shopper agrees to who buys with a selling plan. It comes with `consent.js`. */
export const ptBrConsent = {
  text: 'Esta compra se repete ou é cobrada mais tarde. Ao continuar, autorizo a cobrança nesta forma de pagamento, com os valores e nas datas indicados, até que a compra termine ou eu a cancele, se permitido.',
  policy: 'Política de cancelamento',
};
