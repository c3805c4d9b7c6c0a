import { languages, names } from '../../../build/locales.mjs';
import type { Settings } from '../store/types';

/** A language of the script. */
export interface Language {
  /** Name in the script's file name, for example `zh-cn`. */
  name: string;
  /** Value of a page's `lang` attribute, for example `zh-CN`. */
  locale: string;
  /** English name, for example `Chinese (China)`. */
  title: string;
}

const titles = new Intl.DisplayNames(['en'], { type: 'language' });

export const LANGUAGES: Language[] = names.map(name => {
  const [language = '', region] = name.split('-');
  const locale = region ? `${language}-${region.toUpperCase()}` : language;
  return { name, locale, title: titles.of(locale) ?? locale };
});

/** Returns the page's language with a country, in PayPal's format: `fr_FR`. The default is Brazilian Portuguese. */
export function regionalLocaleOf({ scriptLanguage }: Pick<Settings, 'scriptLanguage'>): string {
  const fileName = languages[scriptLanguage];
  const locale = LANGUAGES.find(language => language.name === fileName)?.locale ?? 'pt-BR';
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** Names of all files, including aliases. */
export const FILE_LANGUAGES: string[] = Object.keys(languages);
