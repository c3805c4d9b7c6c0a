import type { SavedCard } from './accounts';
import type { SavedAddress } from './addresses';
import type { TransactionInfo } from './types';

export const TEXT = {
  title: 'G Pay',
  sandbox: 'Ambiente de teste: nada é cobrado',
  close: 'Fechar',
  account: 'Conta',
  switchAccount: 'Trocar conta',
  address: 'Endereço de entrega',
  noAddress: 'Nenhum endereço salvo em um país atendido.',
  option: 'Forma de entrega',
  pendingOption: 'Aguardando as formas de entrega',
  card: 'Forma de pagamento',
  noCard: 'Nenhum cartão aceito por esta loja.',
  payTo: 'Pagar a',
  summary: 'Resumo do pedido',
  total: 'Total',
  estimated: 'Total estimado',
  unknown: 'a calcular',
  pendingPrice: 'pendente',
  working: 'Aguarde…',
  failure: 'Algo deu errado. Feche esta janela e tente de novo, ou escolha outra forma de pagamento.',
};

/** What the last button says; a sheet that authorizes the payment always says the first. */
export const PAY_LABELS: Record<NonNullable<TransactionInfo['checkoutOption']>, string> = {
  COMPLETE_IMMEDIATE_PURCHASE: 'Pagar',
  DEFAULT: 'Continuar',
  CONTINUE_TO_REVIEW: 'Revisar pedido',
};

export const formatPrice = (price: string, currency: string) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(Number(price));

export function formatTotal({ totalPrice, totalPriceStatus, currencyCode }: TransactionInfo): string {
  return totalPriceStatus === 'NOT_CURRENTLY_KNOWN' ? TEXT.unknown : formatPrice(totalPrice, currencyCode);
}

export const describeCard = ({ network, lastDigits }: SavedCard) => `${network} •••• ${lastDigits}`;

export function describeAddress({ countryCode, locality, postalCode, hint }: SavedAddress): string {
  const place = [locality, postalCode].filter(Boolean).join(' ');
  return `${countryCode}: ${place}${hint ? ` (${hint})` : ''}`;
}

export function toLines({
  name,
  address1,
  address2,
  locality,
  administrativeArea,
  postalCode,
}: SavedAddress) {
  return [name, [address1, address2], [locality, administrativeArea, postalCode]]
    .map(line => [line].flat().filter(Boolean).join(', '))
    .filter(Boolean);
}
