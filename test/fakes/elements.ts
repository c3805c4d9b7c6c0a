import { PRODUCT_ATTRIBUTES } from '../../src/core/page/attribute-names';
import { cachedLoads } from '../../src/core/platform/load-once';
import { script } from '../../src/core/platform/script';

import { loadPurchase } from '../../src/core/purchase/click';
import { mountCart } from '../../src/ui/elements/cart-element';
import { mountCheckout } from '../../src/ui/elements/checkout-element';
import { afterParsing, define } from '../../src/ui/elements/define';
import { mountProduct } from '../../src/ui/elements/product-element';
import { defineWallet } from '../../src/ui/elements/wallet-element';
import { registry } from '../../src/wallets';
import { stub } from '../run/suite';

// The bundles are loaded, so that no fake clock waits for a file.
await Promise.all([loadPurchase(), cachedLoads.consent?.()]);

/** Defines the elements as the bundle does, with the sources as lazy bundles. */
export function defineElements(): void {
  stub(script, { base: new URL('./', import.meta.url).href });
  for (const { element } of Object.values(registry)) defineWallet(element);
  define('shopify-accelerated-checkout', mountProduct, afterParsing, PRODUCT_ATTRIBUTES);
  define('shopify-accelerated-checkout-cart', mountCart, afterParsing);
  define('shopify-wallet-button', mountCheckout, afterParsing);
}
