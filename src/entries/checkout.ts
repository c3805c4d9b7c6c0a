/** `checkout.js`: a purchase from the click to the redirect, the host of a wallet's sheet, and the dialogs. */

import { report } from '../core/platform/errors';
import { createPurchase as create } from '../core/purchase/purchase';
import type { CheckoutBundle, Conforms } from '../core/types/bundles';
import type { Purchase, PurchaseSignals } from '../core/types/purchase';
import type { PurchaseDetails } from '../core/types/purchase-details';
import { announceAlert, announceBusy } from '../ui/dialog/announce';
import { showDialog } from '../ui/dialog/modal';

export { createSheetHost } from '../core/purchase/sheet-host';
export { getSubscriptionPolicy } from '../core/storefront/shop-requests';
export { openModal } from '../ui/dialog/modal';
export type Exports = Conforms<CheckoutBundle, typeof import('./checkout')>;

/** Creates the `Purchase` of a click. It redirects this page, opens its dialogs and announces its texts. */
export function createPurchase(details: PurchaseDetails, signals: PurchaseSignals): Purchase {
  void announceBusy(signals.status);
  return create(details, signals, { navigate, showDialog, announce });
}

function announce(text: string): void {
  announceAlert(text).catch(report);
}

function navigate(url: string): void {
  location.assign(url);
}
