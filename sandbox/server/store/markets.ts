import type { Currency, Minor, StoredCart } from './types';

/** The currency of each market; the shop's own in all others. */
const MARKETS: Record<string, Currency> = {
  BR: 'BRL',
  US: 'USD',
  CA: 'CAD',
  PT: 'EUR',
  HK: 'HKD',
  GB: 'GBP',
};

/** Exchange rates of one real. All six currencies have two decimals. */
const PER_REAL: Record<Currency, number> = { BRL: 1, USD: 0.2, CAD: 0.25, EUR: 0.16, HKD: 1.5, GBP: 0.14 };

export function cartCurrency({ currency, country }: StoredCart): Currency {
  return currency ?? MARKETS[country] ?? 'BRL';
}

/** Converts the shop's price to another currency, rounded to its minor unit. */
export function convert(price: Minor, currency: Currency): Minor {
  return Math.round(price * PER_REAL[currency]);
}

/** Formats an amount like the storefront API: `188.0`, `18.9`, `18.95`. */
export function toAmount(minor: Minor): string {
  const amount = String(minor / 100);
  return amount.includes('.') ? amount : `${amount}.0`;
}

/** Parses a decimal into minor units; `NaN` if it is not a decimal, or has more digits than the minor unit. */
export function fromAmount(amount: string): Minor {
  return /^\d+(\.\d{1,2}0*)?$/.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN;
}

const NAMES = ['pt-BR', 'en'].map(
  locale => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
);
const SERVED = ['BR', 'US', 'CA', 'PT', 'HK', 'GB', 'AE', 'MX'];

/** Returns the ISO 3166-1 code of a country, given by its code, or by its name if the shop delivers to it. */
export function countryCode(country?: string | null): string | undefined {
  const text = (country ?? '').trim();
  if (/^[A-Za-z]{2}$/.test(text)) {
    const code = text.toUpperCase();
    return code !== 'ZZ' && NAMES[0]?.of(code) ? code : undefined;
  }
  return SERVED.find(code => NAMES.some(names => names.of(code)?.toLowerCase() === text.toLowerCase()));
}

/** Percentage added to the price of goods; in other countries the price includes taxes. */
export const taxRates: Record<string, number> = { US: 8, CA: 13 };
