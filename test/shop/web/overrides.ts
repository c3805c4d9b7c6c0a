import type { Settings } from '../store/types';
import { READERS, SETTING_NAMES } from './choices';
import { HOLD_TIMERS } from './held-timers';

/** Query parameters of the sandbox's own, which say nothing of how a shopper came to a page. */
export const OWN_PARAMETERS = new Set<string>([
  ...SETTING_NAMES,
  'async',
  'words',
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
