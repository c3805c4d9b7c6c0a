import bundled from '../../../build/languages.json' with { type: 'json' };
import type { Settings } from '../store/types';

/** A language that the script speaks. */
export interface Language {
  /** As in the name of its file, `zh-cn`. */
  words: string;
  /** As a page says it, `zh-CN`. */
  locale: string;
  /** In English, `Chinese (China)`. */
  title: string;
}

const titles = new Intl.DisplayNames(['en'], { type: 'language' });

/** Each language once: some have a second name. */
export const LANGUAGES: Language[] = [...new Set(Object.values(bundled))].map(words => {
  const [language = '', region] = words.split('-');
  const locale = region ? `${language}-${region.toUpperCase()}` : language;
  return { words, locale, title: titles.of(locale) ?? locale };
});

/** What the shop's words are in, with a country, as PayPal has it: `fr_FR`. Its own language is Brazilian Portuguese. */
export function regionalLocaleOf({ words }: Pick<Settings, 'words'>): string {
  const name = (bundled as Record<string, string>)[words];
  const locale = LANGUAGES.find(language => language.words === name)?.locale ?? 'pt-BR';
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** All names that a file can have. */
export const FILE_LANGUAGES: string[] = Object.keys(bundled);
