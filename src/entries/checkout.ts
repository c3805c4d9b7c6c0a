/** `checkout.js`: a purchase from the click to the redirect, the host of a wallet's sheet, and the dialogs. */

import type { Signal } from '@preact/signals';
import { REDIRECT_TIMEOUT_MS } from '../core/platform/constants';
import { report } from '../core/platform/errors';
import { waitForPage as wait } from '../core/purchase/hold';
import { createPurchase as create } from '../core/purchase/purchase';
import { createSheetHost } from '../core/purchase/sheet-host';
import type { CheckoutBundle, Conforms } from '../core/types/bundles';
import type { Status } from '../core/types/purchase';
import type { PurchaseDetails } from '../core/types/purchase-details';
import type { LoadedPurchase } from '../core/types/wallet';
import { announceAlert, announceBusy } from '../ui/dialog/announce';
import { showDialog, showInvalid, showLink } from '../ui/dialog/modal';

export { getSubscriptionPolicy } from '../core/storefront/shop-requests';
export { openModal, showInvalid } from '../ui/dialog/modal';
export type Exports = Conforms<CheckoutBundle, typeof import('./checkout')>;

/** Creates the `Purchase` of a click. It redirects the page, opens its dialogs, and shows and announces its texts. */
export function createPurchase(
  details: PurchaseDetails,
  status: Signal<Status>,
): Omit<LoadedPurchase, 'sheet'> {
  void announceBusy(status);
  // The checkout's own frames redirect themselves.
  const isInFrame = window.top !== window && !details.owner.closest('[pci-enabled]');
  const navigate = isInFrame ? leaveFrame : leave;
  const purchase = create(details, status, { navigate, showDialog, announce });
  return { purchase, host: createSheetHost(details, status) };
}

export const waitForPage: CheckoutBundle['waitForPage'] = (details, click) =>
  wait(details, click, showInvalid);

function announce(text: string): void {
  announceAlert(text).catch(report);
}

function leave(url: string): void {
  location.assign(url);
}

/**
 * Redirects the page around this frame, because the shop's checkout refuses frames. If the browser doesn't allow that, a dialog has
 * a link to a new tab.
 */
function leaveFrame(url: string): void {
  try {
    open(url, '_top');
  } catch (error) {
    report(error);
  }
  setTimeout(showLink, REDIRECT_TIMEOUT_MS, url);
}
