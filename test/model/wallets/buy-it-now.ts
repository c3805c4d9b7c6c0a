import { createLinkWallet } from '../../../src/wallets/button-host';
import type { CreateShopper } from './shopper';

/** Buy it now has no sheet: a click redirects to the checkout. */
export const createBuyItNowShopper: CreateShopper = page => {
  const wallet = createLinkWallet();
  return {
    click: () => void page.click(wallet),
    chooseAddress: () => {},
    chooseDelivery: () => {},
    chooseCard: () => {},
    hurry: () => {},
    pay: () => undefined,
    close: () => {},
    break: () => {},
    isOpen: false,
    isLeftOpen: false,
    dispose() {},
  };
};
