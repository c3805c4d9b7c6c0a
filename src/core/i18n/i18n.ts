import { page } from '../../locales/pt-br.json';
import { ownDocument } from '../platform/document';
import { bare } from '../platform/objects';

/** The room `core/labels`. What a page shows before a click, in the page's language. */

/** The compiler reads any string of a JSON file as `string`; the build checks the direction. */
type Texts = typeof page & { dir: 'ltr' | 'rtl' } & Record<string, string>;

/** The build puts the texts of another language in the place of these: build/locales-plugin.mjs. */
const texts = bare(page as Texts);

/** Fills in the `{names}` of a text. */
export function fillIn(text: string, values?: Record<string, string>): string {
  const all = bare<Record<string, string>>(values);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
}

/** What a page shows before a click, in the page's language. */
export function t(key: string, values?: Record<string, string>): string {
  return fillIn(texts[key] ?? key, values);
}

/**
 * What an element has to say of itself that holds our words: their language and its direction, where the page's language is
 * another. https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts. Words from right to left say so in any case, because many
 * themes leave the direction of their page out.
 */
export function marks(): Partial<Pick<Texts, 'lang' | 'dir'>> {
  const { lang, dir } = texts;
  return dir === 'ltr' && RegExp(`^${lang}\\b`, 'i').test(ownDocument.documentElement.lang)
    ? {}
    : { lang, dir };
}
