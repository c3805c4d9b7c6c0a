import type { Settings } from '../store/types';
import { WALLET_NAMES } from './wallets';

type Choosable = Exclude<keyof Settings, 'faults' | 'locale' | 'cartWallets' | 'expiredJwt'>;

/** What each setting can be; the rest of the settings are a language, a list and a yes or no. */
export const CHOICES: { [Name in Choosable]: readonly Settings[Name][] } = {
  country: ['BR', 'US', 'CA', 'PT', 'HK', 'GB'],
  currency: ['BRL', 'USD', 'CAD', 'EUR', 'HKD', 'GBP'],
  theme: ['aurora', 'noite', 'bloco'],
  script: ['module', 'classic', 'inline', 'off'],
  origin: ['same', 'other'],
  recommended: [...WALLET_NAMES, 'null'],
  googlePaySdk: ['ok', 'missing', 'never'],
};

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

type Reader = (text: string) => unknown;

const choose =
  (values: readonly string[]): Reader =>
  text =>
    values.includes(text) ? text : undefined;

/** How each setting is read from text; `undefined` where it can't be that. */
export const READERS: { [Name in Exclude<keyof Settings, 'faults'>]: Reader } = {
  country: choose(CHOICES.country),
  currency: choose(CHOICES.currency),
  locale: text => (LANGUAGE.test(text) ? text : undefined),
  theme: choose(CHOICES.theme),
  script: choose(CHOICES.script),
  origin: choose(CHOICES.origin),
  recommended: choose(CHOICES.recommended),
  cartWallets: text => {
    const names = text.split(',').filter(Boolean);
    return names.every(name => WALLET_NAMES.includes(name)) ? names : undefined;
  },
  googlePaySdk: choose(CHOICES.googlePaySdk),
  expiredJwt: text => ({ true: true, '1': true, on: true, false: false, '0': false, '': false })[text],
};

export type SettingName = keyof typeof READERS;

export const SETTING_NAMES = Object.keys(READERS) as SettingName[];
