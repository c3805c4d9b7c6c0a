import { take } from './checkout-seam';
import { script } from './core/base/script';
import type { Purchases, Transport } from './core/click/later';
import { createCheckout } from './core/purchase/checkout';
import { createServices, host } from './core/purchase/purchase-host';
import { createGraphql } from './core/transport/graphql';
import { t } from './core/words/words';
import type { Shared } from './shared';
import { tell } from './ui/dialog/dialogs';
import { openPolicy } from './ui/dialog/policy-modal';

/** `dist/checkout.js`: a purchase from the click to the redirect, and its dialogs. */
export default function createPurchases(shared: Shared, transport: Transport): Purchases {
  take(shared, transport);
  return {
    createCheckout(purchase, signals) {
      const { config, instrument } = purchase;
      return createCheckout(purchase, signals, createGraphql(config, instrument, script), { go, tell });
    },
    host,
    createServices,
    tellFailure: () => tell(t('error_dialogs.checkout.title'), t('error_dialogs.checkout.generic_error')),
    openPolicy: page => openPolicy(createGraphql(page, 'Unknown', script)),
  };
}

function go(url: string): void {
  location.assign(url);
}
