import { safeDocument } from '../platform/document';
import { nullProto } from '../platform/objects';
import type { Money } from '../types/cart';
import { t } from './messages';

/**
 * Formats an amount with two decimals, for example `188.00` (docs/specification.md#money). Binary fractions aren't exact, so the
 * amount is first rounded to thousandths. No currency has more decimals.
 */
export function formatMoney({ amount }: Money, round = Math.round): string {
  return (round(Math.round(Number(amount) * 1000) / 10) / 100).toFixed(2);
}

/** Formats a total for a sheet. Rounds up, so that an order never costs more than the sheet showed. */
export function formatTotal(total: Money): string {
  return formatMoney(total, Math.ceil);
}

const toNumber = ({ amount }: Money) => (/\d/.test(amount) ? Number(amount) : Number.NaN);

/**
 * Returns true if the amount is above the limit, or can't be compared: one of them is no number, or the currencies differ.
 */
export function exceeds(amount: Money, limit: Money): boolean {
  return amount.currencyCode !== limit.currencyCode || !(toNumber(amount) <= toNumber(limit));
}

/**
 * Adds amounts as whole thousandths, because binary fractions aren't exact, and no currency has more than three decimals. The sum
 * has the first amount's currency, and three decimals only if two don't suffice.
 */
export function addMoney(first: Money, ...others: Money[]): Money {
  let sum = 0;
  for (const { amount } of [first, ...others]) sum += Math.round(Number(amount) * 1000);
  return { amount: (sum / 1000).toFixed(sum % 10 ? 3 : 2), currencyCode: first.currencyCode };
}

/** Cached formats, by language and currency. Creating a format takes longer than using it a hundred times. */
const formats = nullProto<Record<string, Intl.NumberFormat>>();

/**
 * Formats an amount for display, with the currency's decimals: `R$ 188,00`, `188,00 €`, `¥188`. Uses the page's language, or that
 * of the script's texts if the browser has no formats for it.
 */
export function displayMoney({ amount, currencyCode }: Money): string {
  const page = safeDocument.documentElement.lang;
  const key = page + currencyCode;
  formats[key] ??= new Intl.NumberFormat(
    [...toLocales(page), t('lang')],
    nullProto<Intl.NumberFormatOptions>({ style: 'currency', currency: currencyCode }),
  );
  // At the end of a right-to-left text, `US$` would show as `$US`. A left-to-right mark after the sign prevents that.
  return formats[key].format(Number(amount)).replace(/[$£¥]$/, '$&\u200e');
}

function toLocales(language: string): string[] {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'));
  } catch {
    return [];
  }
}
