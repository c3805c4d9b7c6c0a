import { formatAmount, getSheetLanguage, sayInSheet } from '../sheet-words';
import type { SavedContact } from './contacts';
import type { Recurring, SheetError } from './types';

export function describeRecurring({ regularBilling }: Recurring, currency: string): string {
  const {
    amount,
    recurringPaymentIntervalCount: count = 1,
    recurringPaymentIntervalUnit: unit = 'month',
  } = regularBilling;
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const period = new Intl.NumberFormat(getSheetLanguage().name, style).format(count);
  return sayInSheet('every').replace('{amount}', formatAmount(amount, currency)).replace('{period}', period);
}

export function describeContact({ contact, hint }: SavedContact): string {
  const place = [contact.locality, contact.postalCode].filter(Boolean).join(' ');
  return `${contact.countryCode}: ${place}${hint ? ` (${sayInSheet(hint)})` : ''}`;
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
export const describeError = ({ message }: SheetError) => message || sayInSheet('notPaid');
