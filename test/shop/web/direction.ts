/** Languages that are written from right to left, as far as the script speaks them. */
const FROM_RIGHT = /^(ar|he|iw)\b/i;

/** The direction that a page in this language is written in, as `dir` of its root says it. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return FROM_RIGHT.test(locale) ? 'rtl' : 'ltr';
}
