import type { Currency } from '../server/store/types';
import { formatMoney } from '../server/web/money';

/** Texts of the stand-ins' buttons, sheets and windows, in English and in Portuguese. */
const MESSAGES = {
  pay: ['Pay with {brand}', 'Pagar com {brand}'],
  buynow: ['Buy with {brand}', 'Comprar com {brand}'],
  checkout: ['Checkout with {brand}', 'Finalizar com {brand}'],
  installment: ['Pay in instalments with {brand}', 'Parcelar com {brand}'],
  subscribe: ['Subscribe with {brand}', 'Assinar com {brand}'],
  donate: ['Donate with {brand}', 'Doar com {brand}'],
  book: ['Book with {brand}', 'Reservar com {brand}'],
  orderNow: ['Order with {brand}', 'Pedir com {brand}'],
  overlay: ['The payment window is open.', 'A janela do pagamento está aberta.'],
  focus: ['Show the window', 'Mostrar a janela'],
  close: ['Close the payment window', 'Fechar a janela do pagamento'],
  sandbox: ['Test environment: nothing is charged', 'Ambiente de teste: nada é cobrado'],
  loading: ['Preparing the payment…', 'Preparando o pagamento…'],
  returning: ['Returning to the shop…', 'Voltando à loja…'],
  gone: ['The shop’s page is no longer open', 'A página da loja não está mais aberta'],
  goneText: [
    'Nothing has been paid. Close this window, go back to the shop and start again.',
    'Nada foi pago. Feche esta janela, volte à loja e comece de novo.',
  ],
  review: ['Check and authorize', 'Confira e autorize'],
  account: ['Account', 'Conta'],
  order: ['Order', 'Pedido'],
  address: ['Address', 'Endereço'],
  hint: [
    'The shop receives the address and completes the order in its checkout.',
    'A loja recebe o endereço e conclui o pedido na finalização.',
  ],
  approve: ['Agree and continue', 'Concordar e continuar'],
  cancel: ['Cancel and return to the shop', 'Cancelar e voltar à loja'],
  fail: ['Simulate a failure', 'Simular uma falha'],
  otherCountry: ['another country', 'outro país'],
  notDelivered: ['the shop doesn’t deliver there', 'a loja não entrega'],
  badZip: ['invalid postal code', 'CEP inválido'],
  switchAccount: ['Switch account', 'Trocar conta'],
  contact: ['Contact', 'Contato'],
  noAddress: [
    'No saved address in a country that the shop delivers to.',
    'Nenhum endereço salvo em um país atendido.',
  ],
  delivery: ['Delivery method', 'Forma de entrega'],
  card: ['Payment method', 'Forma de pagamento'],
  noCard: ['No card that this shop accepts.', 'Nenhum cartão aceito por esta loja.'],
  payTo: ['Pay {shop}', 'Pagar a {shop}'],
  total: ['Total', 'Total'],
  estimated: ['Estimated total', 'Total estimado'],
  pending: ['pending', 'pendente'],
  every: ['{amount} every {period}', '{amount} a cada {period}'],
  working: ['Please wait…', 'Aguarde…'],
  failure: [
    'Something went wrong. Close this window and try again, or choose another payment method.',
    'Algo deu errado. Feche esta janela e tente de novo, ou escolha outra forma de pagamento.',
  ],
  notPaid: ['Payment not completed.', 'Pagamento não concluído.'],
  payNow: ['Pay', 'Pagar'],
  continue: ['Continue', 'Continuar'],
  reviewOrder: ['Review order', 'Revisar pedido'],
} satisfies Record<string, [english: string, portuguese: string]>;

export type MessageKey = keyof typeof MESSAGES;

/** A language with messages, in the form of the attributes `lang` and `dir`. */
interface Language {
  name: 'en' | 'pt-br';
  dir: 'ltr';
}

/**
 * Returns the language of a locale.
 *
 * @param locale `pt-BR`, or `pt_BR` as in the URL of PayPal's script. @default Brazilian Portuguese
 */
export const toLanguage = (locale: string | null): Language => ({
  name: /^(pt([-_]|$)|$)/i.test(locale ?? '') ? 'pt-br' : 'en',
  dir: 'ltr',
});

export const getMessage = ({ name }: Language, key: MessageKey): string =>
  MESSAGES[key][name === 'en' ? 0 : 1];

/** Returns the language of a sheet: that of the page. Real sheets use that of the device or the account. */
export const getSheetLanguage = () => toLanguage(document.documentElement.lang);

export const getSheetMessage = (key: MessageKey) => getMessage(getSheetLanguage(), key);

/** Formats an amount of a wallet, such as `"42.90"`. */
export const formatAmount = (amount: string, currency: string) =>
  formatMoney(Math.round(Number(amount) * 100), currency as Currency, getSheetLanguage().name);
