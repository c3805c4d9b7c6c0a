import type { Currency, Minor } from '../store/types';

/** Languages that are written from right to left. */
const FROM_RIGHT = /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/i;

/** Returns the `dir` of a page in this language. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return FROM_RIGHT.test(locale) ? 'rtl' : 'ltr';
}

/** Unicode's left-to-right mark. */
const LEFT_TO_RIGHT = '\u200e';

/** Formats an amount for the shopper. */
export function formatMoney(amount: Minor, currency: Currency, locale: string): string {
  const [language = 'pt-BR'] = Intl.NumberFormat.supportedLocalesOf([locale, 'pt-BR']);
  const text = new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);
  // Without it, the `$` of `R$` moves to the other side of its letter.
  return directionOf(language) === 'rtl' ? text.replace(/[A-Z]+\$/, `$&${LEFT_TO_RIGHT}`) : text;
}
