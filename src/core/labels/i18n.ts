/** The room `core/labels`. What a page shows before a click, in the page's language. */

import { bare } from '../base/bare';
import { ownDocument } from '../base/unclobbered';
import type { Labels } from '../types/texts';
import { texts as bundled } from './pt-br';

/** The build puts another language's words in the place of these: build/words-plugin.mjs. */
const texts = bare<Labels>(bundled);

/**
 * Finds a text and fills in its `{names}`; absent where there is none. A key of three parts without a text of its own falls
 * back to its first two parts, with the field's name filled in, so that rare pairs of problem and field need no row each:
 * `errors.too_long.city` -> `errors.too_long` with `{field}` = `fields.city`.
 */
export function findText(
  texts: Record<string, string>,
  key: string,
  values?: Record<string, string>,
): string | undefined {
  const [group, problem, field] = key.split('.');
  const text = texts[key] ?? texts[`${group}.${problem}`];
  const all = bare<Record<string, string>>({ field: texts[`fields.${field}`] ?? '' }, values);
  return text?.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
}

/** What a page shows before a click, in the page's language. */
export function t(key: string, values?: Record<string, string>): string {
  return findText(texts, key, values) ?? key;
}

/**
 * What an element has to say of itself that holds our words: their language and its direction, where the page's language is
 * another. https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts. Words from right to left say so in any case, because many
 * themes leave the direction of their page out.
 */
export function marks(): Partial<Pick<Labels, 'lang' | 'dir'>> {
  const { lang, dir } = texts;
  return dir === 'ltr' && RegExp(`^${lang}\\b`, 'i').test(ownDocument.documentElement.lang)
    ? {}
    : { lang, dir };
}
