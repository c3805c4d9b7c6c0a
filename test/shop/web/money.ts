import type { Currency, Minor } from '../store/types';
import { directionOf } from './direction';

/** Unicode's mark that what is before it reads from left to right. */
const LEFT_TO_RIGHT = '\u200e';

/** An amount as the shopper reads it. */
export function formatMoney(amount: Minor, currency: Currency, locale: string): string {
  const [language = 'pt-BR'] = Intl.NumberFormat.supportedLocalesOf([locale, 'pt-BR']);
  const text = new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);
  // Else the sign stands on the other side of its letter.
  return directionOf(language) === 'rtl' ? text.replace(/[A-Z]+\$/, `$&${LEFT_TO_RIGHT}`) : text;
}
