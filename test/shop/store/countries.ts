const NAMES = ['pt-BR', 'en'].map(
  locale => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
);
const SERVED = ['BR', 'US', 'CA', 'PT', 'HK', 'GB', 'AE', 'MX'];

/** The ISO 3166-1 code of a country given by its code, or, where the shop delivers to it, by its name. */
export function countryCode(country?: string | null): string | undefined {
  const text = (country ?? '').trim();
  if (/^[A-Za-z]{2}$/.test(text)) {
    const code = text.toUpperCase();
    return code !== 'ZZ' && NAMES[0]?.of(code) ? code : undefined;
  }
  return SERVED.find(code => NAMES.some(names => names.of(code)?.toLowerCase() === text.toLowerCase()));
}
