import type { Settings } from '../store/types';
import { FILE_LANGUAGES, LANGUAGES } from './languages';
import { HOLD_TIMERS } from './page-scripts';
import type { Visit } from './visit';
import { WALLET_NAMES } from './wallets';

/** Settings that are true or false. */
export const SWITCHES = ['expiredJwt', 'otlp', 'analytics', 'errors', 'watched'] as const;

type Switch = (typeof SWITCHES)[number];
type Choosable = Exclude<keyof Settings, 'faults' | 'locale' | 'scriptLanguage' | 'cartWallets' | Switch>;

/** Values of each setting; the other settings are languages, a list and switches. */
export const CHOICES: { [Name in Choosable]: readonly Settings[Name][] } = {
  country: ['BR', 'US', 'CA', 'PT', 'HK', 'GB'],
  currency: ['BRL', 'USD', 'CAD', 'EUR', 'HKD', 'GBP'],
  theme: ['aurora', 'noite', 'bloco'],
  script: ['module', 'classic', 'inline', 'roll-out', 'when-visible', 'off'],
  origin: ['same', 'other'],
  recommended: [...WALLET_NAMES, 'null'],
  googlePaySdk: ['ok', 'missing', 'never'],
  collectorOrigin: ['other', 'same'],
  collector: ['up', 'down', 'slow', 'http_429', 'http_429_date', 'http_500'],
  consent: ['all', 'none', 'unknown'],
};

/** Returns whether `Intl` accepts the language tag. */
function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

type Reader = (text: string) => unknown;

const choose =
  (values: readonly string[]): Reader =>
  text =>
    values.includes(text) ? text : undefined;

const SWITCHED = new Map(
  Object.entries({ true: true, '1': true, on: true, false: false, '0': false, '': false }),
);

const readSwitch: Reader = text => SWITCHED.get(text);

type SettingName = Exclude<keyof Settings, 'faults'>;

/** Parse each setting from text; `undefined` if it is invalid. */
export const READERS = {
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, choose(values)])),
  ...Object.fromEntries(SWITCHES.map(name => [name, readSwitch])),
  locale: text => (isLocale(text) ? text : undefined),
  scriptLanguage: text => (!text || FILE_LANGUAGES.includes(text) ? text : undefined),
  cartWallets: text => {
    const names = text.split(',').filter(Boolean);
    return names.every(name => WALLET_NAMES.includes(name)) ? names : undefined;
  },
} as Record<SettingName, Reader>;

export const SETTING_NAMES = Object.keys(READERS) as SettingName[];

/** Descriptions of the valid values, which continue `Use …`. */
const VALID_VALUES: { [Name in SettingName]?: string } = {
  locale: 'a language tag such as pt-BR or fr',
  scriptLanguage: 'the language in the name of a file, such as fr or zh-cn, or leave it empty',
  cartWallets: `a comma-separated list of ${WALLET_NAMES.join(', ')}`,
};

/** Returns a message about an invalid value. */
export function explainInvalid(name: string, value: unknown): string {
  if (!SETTING_NAMES.includes(name as SettingName)) return `There is no setting “${name}”.`;
  const choices: readonly string[] | undefined = CHOICES[name as Choosable];
  const valid = choices?.length ? `one of ${choices.join(', ')}` : VALID_VALUES[name as SettingName];
  return `“${name}” can’t be “${String(value)}”. Use ${valid ?? 'true or false'}.`;
}

/** Query parameters of the sandbox, which a real shop's URL doesn't have. */
export const OWN_PARAMETERS = new Set<string>([
  ...SETTING_NAMES,
  'lang',
  'async',
  'pci-enabled',
  'only-sdk',
  HOLD_TIMERS,
  'gpay-sandbox',
  'apay-sandbox',
  'paypal-sandbox',
  'amazon-sandbox',
  'shop-pay-sandbox',
]);

/** Parses `?lang=`, which sets the languages of the page and of the script. */
function readLanguage(lang: string): Pick<Settings, 'locale' | 'scriptLanguage'> | undefined {
  const found = LANGUAGES.find(({ name }) => name === lang.toLowerCase());
  return found && { locale: found.locale, scriptLanguage: found.name };
}

const PARAMETERS: Record<string, Reader> = { ...READERS, lang: readLanguage };

/** Returns the shop's settings with the overrides of a query string; ignores invalid ones. */
export function applyOverrides(settings: Settings, query: URLSearchParams): Settings {
  const replaced = SETTING_NAMES.map(name => [
    name,
    query.has(name) ? READERS[name](query.get(name) ?? '') : undefined,
  ]);
  return {
    ...settings,
    ...readLanguage(query.get('lang') ?? ''),
    ...Object.fromEntries(replaced.filter(([, value]) => value !== undefined)),
  };
}

/** Returns the parameters that links keep: valid overrides and `async`. */
export function visitOverrides(query: URLSearchParams): [name: string, value: string][] {
  return [...query].filter(
    ([name, value]) => name === 'async' || (isParameter(name) && isValid(name, value)),
  );
}

/** Returns the overrides that are invalid. */
export function invalidOverrides(query: URLSearchParams): [name: string, value: string][] {
  return [...query].filter(([name, value]) => isParameter(name) && !isValid(name, value));
}

const isParameter = (name: string) => Object.hasOwn(PARAMETERS, name);
const isValid = (name: string, value: string) => PARAMETERS[name]?.(value) !== undefined;

/** Returns the URL of a path of the shop, with the overrides of this page. */
export function linkTo(visit: Pick<Visit, 'root' | 'url'>, path = ''): string {
  const overrides = toOverridesQuery(visit);
  return `${visit.root}${path}${overrides && (path.includes('?') ? '&' : '?')}${overrides}`;
}

/** Returns the overrides as a query string, for the theme's script and for forms with the method GET. */
export function toOverridesQuery({ url }: Pick<Visit, 'url'>): string {
  return new URLSearchParams(visitOverrides(url.searchParams)).toString();
}

/**
 * Returns the overrides of the page that calls the API. Browsers send the full URL of the referer only from the same
 * origin.
 */
export function readOverridesQuery(origin: string, referer = ''): string {
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  return page?.origin === origin ? toOverridesQuery({ url: page }) : '';
}
