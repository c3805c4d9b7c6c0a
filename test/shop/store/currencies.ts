import type { Currency, Minor, StoredCart } from './types';

/** The currency of each market; the shop's own one everywhere else. */
const MARKETS: Record<string, Currency> = {
  BR: 'BRL',
  US: 'USD',
  CA: 'CAD',
  PT: 'EUR',
  HK: 'HKD',
  GB: 'GBP',
};

/** What one real buys. All six have two decimals. */
const PER_REAL: Record<Currency, number> = { BRL: 1, USD: 0.2, CAD: 0.25, EUR: 0.16, HKD: 1.5, GBP: 0.14 };

export function cartCurrency({ currency, country }: StoredCart): Currency {
  return currency ?? MARKETS[country] ?? 'BRL';
}

/** The shop's own price in another currency, rounded to its minor unit. */
export function convert(price: Minor, currency: Currency): Minor {
  return Math.round(price * PER_REAL[currency]);
}

/** As the storefront API writes amounts: `188.0`, `18.9`, `18.95`. */
export function toAmount(minor: Minor): string {
  const amount = String(minor / 100);
  return amount.includes('.') ? amount : `${amount}.0`;
}

/** The minor units of a decimal text; `NaN` where it is none, or is finer than the minor unit. */
export function fromAmount(amount: string): Minor {
  return /^\d+(\.\d{1,2}0*)?$/.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN;
}
