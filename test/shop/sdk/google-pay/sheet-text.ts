import type { Word } from '../say';
import { formatAmount, sayInSheet } from '../sheet-words';
import type { SavedCard } from './accounts';
import type { SavedAddress } from './addresses';
import type { TransactionInfo } from './types';

/** What the last button says; a sheet that authorizes the payment always says the first. */
export const PAY_LABELS: Record<NonNullable<TransactionInfo['checkoutOption']>, Word> = {
  COMPLETE_IMMEDIATE_PURCHASE: 'payNow',
  DEFAULT: 'continue',
  CONTINUE_TO_REVIEW: 'reviewOrder',
};

export function formatTotal({ totalPrice, totalPriceStatus, currencyCode }: TransactionInfo): string {
  return totalPriceStatus === 'NOT_CURRENTLY_KNOWN'
    ? sayInSheet('pending')
    : formatAmount(totalPrice, currencyCode);
}

export const describeCard = ({ network, lastDigits }: SavedCard) => `${network} •••• ${lastDigits}`;

export function describeAddress({
  countryCode,
  locality,
  administrativeArea,
  postalCode,
  hint,
}: SavedAddress): string {
  const place = [locality || administrativeArea, postalCode].filter(Boolean).join(' ');
  return `${countryCode}: ${place}${hint ? ` (${sayInSheet(hint)})` : ''}`;
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
