import bundled from '../../../build/languages.json' with { type: 'json' };
import type { Settings } from '../store/types';
import { type Html, html } from '../web/html';
import words from './words.json' with { type: 'json' };

/** What the shop's own pages say, by names that say what it is. */
export type Word = keyof (typeof words)['pt-br'];

type Speaker = Pick<Settings, 'words'>;

const FILES: Record<string, string> = bundled;
const TEXTS: Record<string, Record<Word, string>> = words;

/** Words by what the shop's data say in Portuguese. `Mensagem` is the name of the property, not of its field. */
const WORD_OF = new Map<string, Word>([
  ...Object.entries(words['pt-br']).map(([word, text]): [string, Word] => [text, word as Word]),
  ['Mensagem', 'message'],
]);

/** The shop's own word in the language of the buttons, with what stands for each `{name}` in it. */
export function say(speaker: Speaker, word: Word, values: Record<string, string | number> = {}): string {
  return textOf(speaker, word).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

/** The same with markup in it. */
export function sayHtml(speaker: Speaker, word: Word, values: Record<string, Html | string>): Html {
  return html`${textOf(speaker, word)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? values[part] : part))}`;
}

/**
 * What the shop's data say (an option, a plan, an attribute), in the language of the buttons where it is one of the shop's words.
 * Products have their Brazilian names and descriptions everywhere.
 */
export function translate(speaker: Speaker, text: string): string {
  const word = WORD_OF.get(text);
  return word ? say(speaker, word) : text;
}

function textOf({ words: language }: Speaker, word: Word): string {
  return (TEXTS[FILES[language] ?? ''] ?? words['pt-br'])[word];
}
