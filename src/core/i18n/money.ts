import { safeDocument } from '../platform/document';
import { nullProto } from '../platform/objects';
import type { Money } from '../types/cart';
import { t } from './messages';

/**
 * Formats an amount with two decimals, for example `188.00` (docs/specification.md#money). It rounds to thousandths first,
 * because no currency has more decimals and binary fractions aren't exact.
 */
export function formatMoney({ amount }: Money, round = Math.round): string {
  return (round(Math.round(Number(amount) * 1000) / 10) / 100).toFixed(2);
}

/** Formats a total for a sheet. It rounds up, so that an order is never above what the sheet showed. */
export function formatTotal(total: Money): string {
  return formatMoney(total, Math.ceil);
}

const toNumber = ({ amount }: Money) => (/\d/.test(amount) ? Number(amount) : Number.NaN);

/**
 * Returns true if the amount is above the limit, or if that is unknown: an amount can't be read, or the currencies differ.
 */
export function exceeds(amount: Money, limit: Money): boolean {
  return amount.currencyCode !== limit.currencyCode || !(toNumber(amount) <= toNumber(limit));
}

/**
 * Adds amounts in thousandths, so that no binary fraction remains: no currency has more than three decimals. The sum has the
 * first amount's currency, and two decimals if that is exact.
 */
export function addMoney(first: Money, ...others: Money[]): Money {
  let sum = 0;
  for (const { amount } of [first, ...others]) sum += Math.round(Number(amount) * 1000);
  return { amount: (sum / 1000).toFixed(sum % 10 ? 3 : 2), currencyCode: first.currencyCode };
}

/** Caches a format for each currency, because creating one takes longer than a hundred uses of it. */
const formats = nullProto<Record<string, Intl.NumberFormat>>();

/**
 * Formats an amount for display, in the page's language and with the currency's decimals: `R$ 188,00`, `188,00 €`, `¥188`.
 * Falls back to the language of the texts.
 */
export function displayMoney({ amount, currencyCode }: Money): string {
  const page = safeDocument.documentElement.lang;
  const key = page + currencyCode;
  formats[key] ??= new Intl.NumberFormat(
    [...toLocales(page), t('lang')],
    nullProto<Intl.NumberFormatOptions>({ style: 'currency', currency: currencyCode }),
  );
  // In a right-to-left text, a sign after the currency's letters would move before them: `$US 9.00`. A mark prevents that.
  return formats[key].format(Number(amount)).replace(/[$£¥]$/, '$&\u200e');
}

function toLocales(language: string): string[] {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'));
  } catch {
    return [];
  }
}
