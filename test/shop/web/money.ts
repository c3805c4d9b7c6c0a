import type { Currency, Minor } from '../store/types';

/** An amount as the shopper reads it. */
export function formatMoney(amount: Minor, currency: Currency, locale: string): string {
  const [language = 'pt-BR'] = Intl.NumberFormat.supportedLocalesOf([locale, 'pt-BR']);
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);
}
