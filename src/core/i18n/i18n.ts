import { page } from '../../locales/pt-br.json';
import { safeDocument } from '../platform/document';
import { nullProto } from '../platform/objects';

/** The room `core/labels`. What a page shows before a click, in the page's language. */

/** The compiler reads any string of a JSON file as `string`; the build checks the direction. */
type Texts = typeof page & { dir: 'ltr' | 'rtl' } & Record<string, string>;

/** The build puts the texts of another language in the place of these: build/locales-plugin.mjs. */
const texts = nullProto(page as Texts);

/** Fills in the `{names}` of a text. */
export function interpolate(text: string, values?: Record<string, string>): string {
  const all = nullProto<Record<string, string>>(values);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
}

/** What a page shows before a click, in the page's language. */
export function t(key: string, values?: Record<string, string>): string {
  return interpolate(texts[key] ?? key, values);
}

/**
 * What an element has to say of itself that holds our words: their language and its direction, where the page's language is
 * another. https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts. Words from right to left say so in any case, because many
 * themes leave the direction of their page out.
 */
export function langAttributes(): Partial<Pick<Texts, 'lang' | 'dir'>> {
  const { lang, dir } = texts;
  return dir === 'ltr' && RegExp(`^${lang}\\b`, 'i').test(safeDocument.documentElement.lang)
    ? {}
    : { lang, dir };
}
