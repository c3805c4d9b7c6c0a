import { take } from './checkout-seam';
import { createCheckout } from './core/checkout';
import { createGraphql } from './core/graphql';
import type { Purchases, Transport } from './core/later';
import { createServices, host } from './core/purchase-host';
import { script } from './core/script';
import { t } from './core/words';
import type { Shared } from './shared';
import { tell } from './ui/dialogs';
import { openPolicy } from './ui/policy-modal';

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
