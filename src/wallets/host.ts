import { loadPurchase } from '../core/click/load-purchase';
import type { Config } from '../core/types/config';
import type { ButtonHost } from '../core/types/host';
import { type BrandRow, createLabel } from './label';

/**
 * Creates what the module of one wallet gets of its page.
 *
 * @param shop name of the shop
 */
export const createHost = (page: Config, wallet: BrandRow, shop?: string): ButtonHost => ({
  label: isDark => createLabel(wallet, page.callToAction, isDark),
  loadSheetHost: async () => (await loadPurchase()).createSheetHost(page, { ...wallet, shop }),
});
