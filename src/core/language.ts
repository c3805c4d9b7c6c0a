/** Languages that the API tells apart by region (section 7). */
const REGIONAL = ['ZH_CN', 'ZH_TW', 'PT_BR', 'PT_PT'];

/** A shop's locale as the API's LanguageCode: `pt-BR` -> `PT_BR`, `bg-BG` -> `BG`. */
export function toLanguage(locale: string): string {
  const code = locale.toUpperCase().replace('-', '_');
  return REGIONAL.includes(code) ? code : (code.split('_')[0] as string);
}
