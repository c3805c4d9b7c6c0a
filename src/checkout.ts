import { receive } from './checkout-seam';
import type { Purchases, Transport } from './core/click/later';
import { createCheckout } from './core/purchase/checkout';
import { createServices, host } from './core/purchase/purchase-host';
import { getSubscriptionPolicy } from './core/server/subscription-policy';
import type { Shared } from './shared';
import { announceBusy } from './ui/dialog/announce';
import { openModal, showDialog } from './ui/dialog/modal';

/** Makes `dist/checkout.js`: a purchase from the click to the redirect, and its dialogs. */
export default function createPurchases(shared: Shared, transport: Transport): Purchases {
  receive(shared, transport);
  return {
    createCheckout(purchase, signals) {
      void announceBusy(signals.status);
      return createCheckout(purchase, signals, { go, showDialog });
    },
    host,
    createServices,
    openModal,
    getSubscriptionPolicy,
  };
}

function go(url: string): void {
  location.assign(url);
}
