import { bare } from '../core/base/bare';
import type { Brand, BrandRow, PurchaseHost } from '../core/click/later';
import { marks, t } from '../core/labels/i18n';
import type { Config } from '../core/types/config';
import type { Host } from '../core/types/host';

/** The functions that all hosts get when `checkout.js` comes. */
export const purchaseHost = bare<PurchaseHost>();

/** Makes the core as one wallet's side module gets it; what only a wallet with a sheet has of it comes with `sdk.js`. */
export function createHost(page: Config, wallet: BrandRow, brand?: Brand): Host {
  return Object.assign(Object.create(purchaseHost), {
    t,
    marks,
    label: isDark => brand?.createLabel(wallet, page.callToAction, isDark) ?? [],
  } satisfies Partial<Host>);
}
