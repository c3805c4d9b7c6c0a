import { t } from '../core/i18n/i18n';
import { safeDocument } from '../core/platform/document';
import { toFileUrl } from '../core/platform/load-lazy';
import { loadPurchase } from '../core/purchase/click';
import type { Config } from '../core/types/page';
import type { ButtonHost, Wallet } from '../core/types/wallet';

/** What is known of a wallet whose button has a label: a part of its registry row. */
export interface BrandInfo {
  instrument: string;
  brand?: string | undefined;
  logoWidth?: number;
}

/**
 * The label of a button with a brand that we draw: the wallet's logo, and for a call to action the words «Buy with» around
 * it, as the language orders them. The logo has its size before it has come, so that no word moves; where it does not come,
 * the wallet's name stands in its place.
 *
 * @returns what stands in the button, in this order
 * @param isDark true where the button is dark, so that its logo is light
 */
export function createLabel(
  { instrument, brand = '', logoWidth = brand.length * 9 }: BrandInfo,
  callToAction?: boolean,
  isDark?: boolean,
): (Node | string)[] {
  const logo = safeDocument.createElement('img');
  const file = `${instrument.replace(/\B[A-Z]/g, '-$&').toLowerCase()}-${isDark ? 'dark' : 'light'}`;
  logo.alt = brand;
  logo.width = logoWidth;
  logo.height = 20;
  logo.onerror = () => logo.replaceWith(brand);
  logo.src = toFileUrl(`logos/${file}.svg`);
  const [before = '', after = ''] = callToAction ? t('buttons.buy_with', { wallet: '\n' }).split('\n') : [];
  return [before, logo, after];
}

/**
 * Creates what the module of one wallet gets of its page.
 *
 * @param shop name of the shop
 */
export const createButtonHost = (page: Config, wallet: BrandInfo, shop?: string): ButtonHost => ({
  label: isDark => createLabel(wallet, page.callToAction, isDark),
  loadSheetHost: async () => (await loadPurchase()).createSheetHost(page, { ...wallet, shop }),
});

/** A wallet without a module. It has no sheet and only leads to the shop's checkout. */
export function createLinkWallet(parameters?: Wallet['parameters']): Wallet {
  return {
    parameters,
    async prepare() {},
    async start(checkout) {
      checkout.finish(await checkout.open());
    },
  };
}
