import { languages, names } from '../../../build/locales.mjs';
import type { Settings } from '../store/types';

/** A language of the script. */
export interface Language {
  /** As in the name of its file, for example `zh-cn`. */
  words: string;
  /** As in the `lang` attribute of a page, for example `zh-CN`. */
  locale: string;
  /** In English, `Chinese (China)`. */
  title: string;
}

const titles = new Intl.DisplayNames(['en'], { type: 'language' });

export const LANGUAGES: Language[] = names.map(words => {
  const [language = '', region] = words.split('-');
  const locale = region ? `${language}-${region.toUpperCase()}` : language;
  return { words, locale, title: titles.of(locale) ?? locale };
});

/** Returns the page's language with a country, in PayPal's format: `fr_FR`. The default is Brazilian Portuguese. */
export function regionalLocaleOf({ words }: Pick<Settings, 'words'>): string {
  const name = languages[words];
  const locale = LANGUAGES.find(language => language.words === name)?.locale ?? 'pt-BR';
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** Names of all files, aliases among them. */
export const FILE_LANGUAGES: string[] = Object.keys(languages);
