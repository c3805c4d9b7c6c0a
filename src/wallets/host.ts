import { bare } from '../core/base/bare';
import { SHEET_TIMEOUT_MS } from '../core/base/constants';
import { loadModule } from '../core/base/load-module';
import { once } from '../core/base/once';
import { report } from '../core/base/report';
import { script } from '../core/base/script';
import { timeout } from '../core/base/wait';
import { later, type PurchaseHost } from '../core/click/later';
import { marks, t } from '../core/labels/i18n';
import type { Config } from '../core/types/config';
import type { Host } from '../core/types/host';
import type { PurchaseContext } from '../core/types/purchase';
import { createLabel } from './label';
import { loadScript } from './load-script';
import type { Registration } from './registry';

/** The functions that all hosts get when `checkout.js` comes. */
export const purchaseHost = bare<PurchaseHost>();

/** Files that are loaded with it, by their names. */
const files = bare<Record<string, () => Promise<never>>>();

/** Makes the core as one wallet's side module gets it. */
export function createHost(page: Config, context: PurchaseContext & Pick<Registration, 'logoWidth'>): Host {
  const services = async () => (await later.loadPurchases()).createServices(page, context);
  return Object.assign(Object.create(purchaseHost), {
    t,
    marks,
    label: isDark => createLabel(context, page.callToAction, isDark),
    ready: () => later.loadPurchases(),
    async loadFile(file) {
      files[file] ??= once(() => loadModule<never>(`wallets/${file}`));
      const [module] = await Promise.all([files[file](), later.loadPurchases()]);
      return module;
    },
    loadScript,
    nonce: () => script.nonce,
    timeout: promise => timeout(promise, SHEET_TIMEOUT_MS, `${context.brand} Timeout`),
    report,
    mutate: async (...input) => (await services()).mutate(...input),
    fetchConfig: async (...input) => (await services()).fetchConfig(...input),
  } satisfies Omit<Host, keyof PurchaseHost>);
}
