import { directionOf } from '../web/direction';
import words from './words.json' with { type: 'json' };

/** What the stand-ins' buttons, sheets and windows say, by names that say what it is. */
export type Word = keyof (typeof words)['en'];

const TEXTS: Record<string, Record<Word, string>> = words;

/** A language with words of its own, as its pages name it. */
interface Language {
  /** As in `words.json`, `pt-br`. */
  name: string;
  dir: 'ltr' | 'rtl';
}

/** @param locale as a page or the URL of PayPal's script has it, `pt-BR` or `pt_BR`; where they have none, the sandbox is Brazilian, and one without words reads English */
export function toLanguage(locale: string | null): Language {
  const whole = (locale || 'pt_BR').toLowerCase().replace('_', '-');
  const language = whole.split('-')[0] ?? '';
  const known = [whole, language].find(each => Object.hasOwn(TEXTS, each));
  const name = known ?? Object.keys(TEXTS).find(each => each.startsWith(`${language}-`)) ?? 'en';
  return { name, dir: directionOf(name) };
}

export function say({ name }: Language, word: Word): string {
  return (TEXTS[name] ?? words.en)[word];
}
