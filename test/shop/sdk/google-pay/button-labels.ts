import { say, toLanguage, type Word } from '../say';

/** `long` and `short` are the old names of two types; a plain button is the mark alone. */
const WORDS: Record<string, Word> = {
  book: 'book',
  buy: 'buynow',
  checkout: 'checkout',
  donate: 'donate',
  long: 'buynow',
  order: 'orderNow',
  pay: 'pay',
  subscribe: 'subscribe',
};

/** Words before, after or around the mark, which `{brand}` stands for. */
export function labelOf(type: string, locale: string): string {
  const word = WORDS[type];
  return word ? say(toLanguage(locale.replace(/^no$/, 'nb')), word) : '{brand}';
}
