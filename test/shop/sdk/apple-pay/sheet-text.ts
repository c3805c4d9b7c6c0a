import type { SavedContact } from './contacts';
import type { Recurring, SheetError } from './types';

export const TEXT = {
  title: 'Pay',
  sandbox: 'Ambiente de teste: nada é cobrado',
  close: 'Cancelar',
  contact: 'Contato',
  method: 'Forma de entrega',
  noMethod: 'Aguardando as formas de entrega',
  card: 'Cartão',
  noCard: 'Nenhum cartão aceito por esta loja.',
  summary: 'Resumo do pedido',
  recurring: 'Depois',
  pending: 'a calcular',
  pay: 'Pagar com senha',
  working: 'Processando…',
  failure: 'Pagamento não concluído.',
};

const UNITS: Record<string, string> = { year: 'ano(s)', month: 'mês(es)', day: 'dia(s)' };

export const formatAmount = (amount: string, currency: string) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(Number(amount));

export function describeRecurring({ regularBilling }: Recurring, currency: string): string {
  const { amount, recurringPaymentIntervalCount: count = 1, recurringPaymentIntervalUnit } = regularBilling;
  const unit = UNITS[recurringPaymentIntervalUnit ?? 'month'];
  return `${formatAmount(amount, currency)} a cada ${count} ${unit}`;
}

export function describeContact({ contact, hint }: SavedContact): string {
  const place = [contact.locality, contact.postalCode].filter(Boolean).join(' ');
  return `${contact.countryCode}: ${place}${hint ? ` (${hint})` : ''}`;
}

export function toLines({ contact }: SavedContact): string[] {
  return [
    `${contact.givenName} ${contact.familyName}`.trim(),
    (contact.addressLines ?? []).join(', '),
    [contact.locality, contact.administrativeArea, contact.postalCode].filter(Boolean).join(', '),
    contact.emailAddress ?? '',
  ].filter(Boolean);
}

/** The real sheet has words of its own for an error without any. */
export const describeError = ({ message }: SheetError) => message || TEXT.failure;
