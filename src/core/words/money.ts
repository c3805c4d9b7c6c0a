import { DEFAULT_LOCALE } from '../base/constants';
import type { Money } from '../types/money';

/** An amount with two decimals, for example `188.00` (docs/specification.md#money). */
export function formatMoney({ amount }: Money): string {
  return Number(amount).toFixed(2);
}

const read = ({ amount }: Money) => (/\d/.test(amount) ? Number(amount) : Number.NaN);

/**
 * True where the amount is above the limit. It is true as well where one of them can't be read or their currencies differ,
 * because what isn't known may be too much.
 */
export function exceeds(amount: Money, limit: Money): boolean {
  return amount.currencyCode !== limit.currencyCode || !(read(amount) <= read(limit));
}

/** Adds amounts up in cents, so that no binary fraction is left over. The sum has the first amount's currency. */
export function addMoney(first: Money, ...others: Money[]): Money {
  const cents = [first, ...others].reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  return { amount: (cents / 100).toFixed(2), currencyCode: first.currencyCode };
}

/** One format for each currency, because to make a format takes longer than to write a hundred amounts with it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Writes an amount for people to read, in the language of the texts, with two decimals in every currency: `R$ 188,00`. */
export function displayMoney({ amount, currencyCode }: Money): string {
  let format = formats.get(currencyCode);
  if (!format) {
    format = new Intl.NumberFormat(DEFAULT_LOCALE, {
      style: 'currency',
      currency: currencyCode,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formats.set(currencyCode, format);
  }
  return format.format(Number(amount));
}
