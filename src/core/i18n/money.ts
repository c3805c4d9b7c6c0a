import { safeDocument } from '../platform/document';
import { nullProto } from '../platform/objects';
import type { Money } from '../types/cart';
import { t } from './messages';

/**
 * Formats an amount with two decimals, for example `188.00` (docs/specification.md#money). It rounds to thousandths first, because
 * no currency has more decimals and binary fractions aren't exact.
 */
export function formatMoney({ amount }: Money, round = Math.round): string {
  return (round(Math.round(Number(amount) * 1000) / 10) / 100).toFixed(2);
}

/** Formats a total for a sheet. It rounds up, so that an order is never above what the sheet showed. */
export function formatTotal(total: Money): string {
  return formatMoney(total, Math.ceil);
}

const read = ({ amount }: Money) => (/\d/.test(amount) ? Number(amount) : Number.NaN);

/**
 * True where the amount is above the limit. It is true as well where one of them can't be read or their currencies differ,
 * because what isn't known may be too much.
 */
export function exceeds(amount: Money, limit: Money): boolean {
  return amount.currencyCode !== limit.currencyCode || !(read(amount) <= read(limit));
}

/**
 * Adds amounts up in thousandths, so that no binary fraction is left over: no currency has more than three decimals. The sum
 * has the first amount's currency, and two decimals where that is all of it.
 */
export function addMoney(first: Money, ...others: Money[]): Money {
  let sum = 0;
  for (const { amount } of [first, ...others]) sum += Math.round(Number(amount) * 1000);
  return { amount: (sum / 1000).toFixed(sum % 10 ? 3 : 2), currencyCode: first.currencyCode };
}

/** One format for each currency, because to make a format takes longer than to write a hundred amounts with it. */
const formats = nullProto<Record<string, Intl.NumberFormat>>();

/**
 * Writes an amount for people to read, in the page's language and with the currency's own digits: `R$ 188,00`, `188,00 €`,
 * `¥188`. A page whose language can't be read speaks that of the texts.
 */
export function displayMoney({ amount, currencyCode }: Money): string {
  const page = safeDocument.documentElement.lang;
  const key = page + currencyCode;
  formats[key] ??= new Intl.NumberFormat(
    [...toLocales(page), t('lang')],
    nullProto<Intl.NumberFormatOptions>({ style: 'currency', currency: currencyCode }),
  );
  // Between words from the right, the sign behind a currency's letters would come before them: `$US 9.00`. A mark keeps it there.
  return formats[key].format(Number(amount)).replace(/[$£¥]$/, '$&\u200e');
}

function toLocales(language: string): string[] {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'));
  } catch {
    return [];
  }
}
