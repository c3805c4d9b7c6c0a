import { page } from '../../locales/pt-br.json';
import { safeDocument } from '../platform/document';
import { nullProto } from '../platform/objects';

/** For TypeScript, each value of a JSON file is any `string`. The build checks that `dir` is `ltr` or `rtl`. */
type Texts = typeof page & { dir: 'ltr' | 'rtl' } & Record<string, string>;

/** The build of another language replaces these texts (build/locales.mjs). */
const texts = nullProto(page as Texts);

/** Replaces the `{names}` of a text by their values. */
export function interpolate(text: string, values?: Record<string, string>): string {
  const all = nullProto<Record<string, string>>(values);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
}

/** Returns a text of the page, else the key. The language is that of the script's file. */
export function t(key: string, values?: Record<string, string>): string {
  return interpolate(texts[key] ?? key, values);
}

/**
 * Returns `lang` and `dir` for an element with texts of the script, if the page is in another language
 * (https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts). Right-to-left texts always get them, because many themes
 * omit the direction of their page.
 */
export function langAttributes(): Partial<Pick<Texts, 'lang' | 'dir'>> {
  const { lang, dir } = texts;
  return dir === 'ltr' && RegExp(`^${lang}\\b`, 'i').test(safeDocument.documentElement.lang)
    ? {}
    : { lang, dir };
}
