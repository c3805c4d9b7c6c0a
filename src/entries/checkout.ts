/** `checkout.js`: a purchase from the click to the redirect, the host of a wallet's sheet, and the dialogs. */

import { report } from '../core/platform/errors';
import { createCheckout as create } from '../core/purchase/purchase';
import type { Checkout, PurchaseSignals } from '../core/types/checkout';
import type { Purchase } from '../core/types/purchase';
import { announceAlert, announceBusy } from '../ui/dialog/announce';
import { showDialog } from '../ui/dialog/modal';

export { createSheetHost } from '../core/purchase/sheet-host';
export { getSubscriptionPolicy } from '../core/storefront/shop-requests';
export { openModal } from '../ui/dialog/modal';

/** Creates the `Checkout` of a click. It redirects this page, opens its dialogs and announces its texts. */
export function createCheckout(purchase: Purchase, signals: PurchaseSignals): Checkout {
  void announceBusy(signals.status);
  return create(purchase, signals, { navigate, showDialog, announce });
}

function announce(text: string): void {
  announceAlert(text).catch(report);
}

function navigate(url: string): void {
  location.assign(url);
}
