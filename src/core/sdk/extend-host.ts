/**
 * The room `core/sdk`. What only a wallet with a sheet or a window of its own has of the core: its script, and its own requests.
 */

import { bare } from '../base/bare';
import { SHEET_TIMEOUT_MS } from '../base/constants';
import { loadModule } from '../base/load-module';
import { once } from '../base/once';
import { report, toReadable } from '../base/report';
import { script } from '../base/script';
import { timeout } from '../base/wait';
import { type ExtendHost, later } from '../click/later';
import type { Host } from '../types/host';
import { loadScript } from './load-script';

/** What `dist/address.js` exports. */
interface AddressModule {
  default: Host['address'];
}

/** Loads the rules of addresses. */
const loadAddress = once(async () => (await loadModule<AddressModule>('address')).default);

/** Files that are loaded with `checkout.js`, by their names. */
const files = bare<Record<string, () => Promise<never>>>();

export const extendHost: ExtendHost = (host, page, context) => {
  const services = async () => (await later.loadPurchases()).createServices(page, context);
  const ready = async () => {
    [host.address] = await Promise.all([loadAddress(), later.loadPurchases()]);
  };
  return Object.assign(host, {
    ready,
    async loadFile(file) {
      files[file] ??= once(() => loadModule<never>(`wallets/${file}`));
      const [module] = await Promise.all([files[file](), ready()]);
      return module;
    },
    loadScript,
    nonce: () => script.nonce,
    timeout: promise => timeout(promise, SHEET_TIMEOUT_MS, `${context.brand} Timeout`),
    now: () => Date.now() + (script.clockSkewMs ?? 0),
    report,
    own: bare,
    readable: toReadable,
    mutate: async (...input) => (await services()).mutate(...input),
    fetchConfig: async (...input) => (await services()).fetchConfig(...input),
  } satisfies Partial<Host>);
};
