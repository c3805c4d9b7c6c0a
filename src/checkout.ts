import { receive } from './checkout-seam';
import { script } from './core/base/script';
import type { Purchases, Transport } from './core/click/later';
import { createCheckout } from './core/purchase/checkout';
import { createServices, host } from './core/purchase/purchase-host';
import { createGraphql } from './core/transport/graphql';
import { t } from './core/words/words';
import type { Shared } from './shared';
import { showDialog } from './ui/dialog/modal';
import { openPolicy } from './ui/dialog/policy-modal';

/** `dist/checkout.js`: a purchase from the click to the redirect, and its dialogs. */
export default function createPurchases(shared: Shared, transport: Transport): Purchases {
  receive(shared, transport);
  return {
    createCheckout(purchase, signals) {
      const { config, instrument } = purchase;
      return createCheckout(purchase, signals, createGraphql(config, instrument, script), {
        go,
        showDialog: showDialog,
      });
    },
    host,
    createServices,
    showFailure: () =>
      showDialog(t('error_dialogs.checkout.title'), t('error_dialogs.checkout.generic_error')),
    openPolicy: page => openPolicy(createGraphql(page, 'Unknown', script)),
  };
}

function go(url: string): void {
  location.assign(url);
}
