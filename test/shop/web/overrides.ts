import type { Settings } from '../store/types';
import { READERS, SETTING_NAMES, type SettingName } from './choices';
import { HOLD_TIMERS } from './held-timers';

/** Query parameters of the sandbox's own, which say nothing of how a shopper came to a page. */
export const OWN_PARAMETERS = new Set<string>([
  ...SETTING_NAMES,
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

/** The shop's settings with those that the query string replaces for one view; what can't be is left out. */
export function applyOverrides(settings: Settings, query: URLSearchParams): Settings {
  const replaced = SETTING_NAMES.map(name => [
    name,
    query.has(name) ? READERS[name](query.get(name) ?? '') : undefined,
  ]);
  return { ...settings, ...Object.fromEntries(replaced.filter(([, value]) => value !== undefined)) };
}

/** What of the query string lasts for a visit: what replaces a setting, and how the script is loaded. */
export function keptOverrides(query: URLSearchParams): [name: string, value: string][] {
  return [...query].filter(
    ([name, value]) => name === 'async' || (isSetting(name) && READERS[name](value) !== undefined),
  );
}

/** What of the query string names a setting, and can't be. */
export function wrongOverrides(query: URLSearchParams): [name: string, value: string][] {
  return [...query].filter(([name, value]) => isSetting(name) && READERS[name](value) === undefined);
}

function isSetting(name: string): name is SettingName {
  return SETTING_NAMES.includes(name as SettingName);
}
