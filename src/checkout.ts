import { receive } from './checkout-seam';
import type { Purchases, Transport } from './core/click/later';
import { createCheckout } from './core/purchase/checkout';
import { createServices, host } from './core/purchase/purchase-host';
import type { Shared } from './shared';
import { showDialog } from './ui/dialog/modal';
import { openPolicy } from './ui/dialog/policy-modal';

/** Makes `dist/checkout.js`: a purchase from the click to the redirect, and its dialogs. */
export default function createPurchases(shared: Shared, transport: Transport): Purchases {
  receive(shared, transport);
  return {
    createCheckout: (purchase, signals) => createCheckout(purchase, signals, { go, showDialog }),
    host,
    createServices,
    openPolicy,
  };
}

function go(url: string): void {
  location.assign(url);
}
