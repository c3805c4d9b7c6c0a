import { t } from '../core/i18n/i18n';
import { safeDocument } from '../core/platform/document';
import { toFileUrl } from '../core/platform/load-lazy';
import { loadPurchase } from '../core/purchase/click';
import type { FinalAction } from '../core/types/action';
import type { ButtonSettings } from '../core/types/page';
import type { ButtonHost, Wallet } from '../core/types/wallet';

/** The part of a registry row that a button's label needs. */
interface BrandInfo {
  instrument: string;
  brand?: string | undefined;
  logoWidth?: number;
}

/** Creates the host of one wallet's button. */
export const createButtonHost = (
  { callToAction }: ButtonSettings,
  { instrument, brand = '', logoWidth = brand.length * 9 }: BrandInfo,
): ButtonHost => ({
  /**
   * Creates the label of a branded button that the script renders: the wallet's logo. A call to action also has the words "Buy
   * with", before or after the logo, depending on the language. The logo has its size before it loads, so that no text moves. If
   * the logo can't be loaded, the wallet's name replaces it.
   *
   * @param isDark true if the button is dark, so that its logo is light
   * @returns the nodes of the label, in this order
   */
  label(isDark) {
    const logo = safeDocument.createElement('img');
    const file = `${instrument.replace(/\B[A-Z]/g, '-$&').toLowerCase()}-${isDark ? 'dark' : 'light'}`;
    logo.alt = brand;
    logo.width = logoWidth;
    logo.height = 20;
    logo.onerror = () => logo.replaceWith(brand);
    logo.src = toFileUrl(`logos/${file}.svg`);
    const [before = '', after = ''] = callToAction ? t('buttons.buy_with', { wallet: '\n' }).split('\n') : [];
    return [before, logo, after];
  },
  preload: () => void loadPurchase().catch(() => {}),
});

/** Creates a wallet without a module, which only redirects to the shop's checkout. */
export function createLinkWallet(parameters?: Wallet['parameters']): Wallet {
  return {
    parameters,
    async prepare() {},
    async start(_, loading) {
      const { purchase } = await loading;
      purchase.finish(await purchase.open<FinalAction>());
    },
  };
}
