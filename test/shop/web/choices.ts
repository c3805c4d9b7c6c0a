import type { Settings } from '../store/types';
import { FILE_LANGUAGES } from './languages';
import { WALLET_NAMES } from './wallets';

/** Settings that are a yes or no. */
export const SWITCHES = ['expiredJwt', 'otlp', 'analytics', 'errors', 'watched'] as const;

type Switch = (typeof SWITCHES)[number];
type Choosable = Exclude<keyof Settings, 'faults' | 'locale' | 'words' | 'cartWallets' | Switch>;

/** What each setting can be; the rest of the settings are a language, a list and switches. */
export const CHOICES: { [Name in Choosable]: readonly Settings[Name][] } = {
  country: ['BR', 'US', 'CA', 'PT', 'HK', 'GB'],
  currency: ['BRL', 'USD', 'CAD', 'EUR', 'HKD', 'GBP'],
  theme: ['aurora', 'noite', 'bloco'],
  script: ['module', 'classic', 'inline', 'roll-out', 'off'],
  origin: ['same', 'other'],
  recommended: [...WALLET_NAMES, 'null'],
  googlePaySdk: ['ok', 'missing', 'never'],
  collectorOrigin: ['other', 'same'],
  collector: ['up', 'down', 'slow', 'http_429', 'http_429_date', 'http_500'],
  consent: ['all', 'none', 'unknown'],
};

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

/** True where what formats amounts takes it: some that look right are wrong. */
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

/** How each setting is read from text; `undefined` where it can't be that. */
export const READERS: { [Name in Exclude<keyof Settings, 'faults'>]: Reader } = {
  country: choose(CHOICES.country),
  currency: choose(CHOICES.currency),
  locale: text => (LANGUAGE.test(text) && isLocale(text) ? text : undefined),
  words: text => (!text || FILE_LANGUAGES.includes(text) ? text : undefined),
  theme: choose(CHOICES.theme),
  script: choose(CHOICES.script),
  origin: choose(CHOICES.origin),
  recommended: choose(CHOICES.recommended),
  cartWallets: text => {
    const names = text.split(',').filter(Boolean);
    return names.every(name => WALLET_NAMES.includes(name)) ? names : undefined;
  },
  googlePaySdk: choose(CHOICES.googlePaySdk),
  expiredJwt: readSwitch,
  otlp: readSwitch,
  analytics: readSwitch,
  errors: readSwitch,
  collectorOrigin: choose(CHOICES.collectorOrigin),
  collector: choose(CHOICES.collector),
  consent: choose(CHOICES.consent),
  watched: readSwitch,
};

export type SettingName = keyof typeof READERS;

export const SETTING_NAMES = Object.keys(READERS) as SettingName[];

/** What a setting can be, for a sentence that goes on `it is …`. */
const POSSIBLE: { [Name in SettingName]?: string } = {
  locale: 'a language as pages write it, such as pt-BR or fr',
  words: 'empty, or the language in the name of a file, such as fr or zh-cn',
  cartWallets: `any of ${WALLET_NAMES.join(', ')}, with commas between`,
};

/** Says in a sentence why the setting can't be that. */
export function explainWrong(name: string, value: unknown): string {
  if (!SETTING_NAMES.includes(name as SettingName)) return `There is no setting “${name}”.`;
  const choices: readonly string[] | undefined = CHOICES[name as Choosable];
  const possible = choices?.length ? `one of ${choices.join(', ')}` : POSSIBLE[name as SettingName];
  return `“${name}” can’t be “${String(value)}”: it is ${possible ?? 'true or false'}.`;
}
