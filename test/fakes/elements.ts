import { loaders } from '../../src/core/base/once';
import { script } from '../../src/core/base/script';

import { loadPurchase } from '../../src/core/click/load-purchase';
import { afterParsing, atOnce, define, PRODUCT_ATTRIBUTES } from '../../src/ui/buttons/define';
import { mountProduct } from '../../src/ui/buttons/product-element';
import { mountWallet } from '../../src/ui/buttons/wallet-element';
import { mountCart } from '../../src/ui/cart/cart-element';
import { mountCheckout } from '../../src/ui/checkout/checkout-element';
import { registry } from '../../src/wallets';
import { stub } from '../run/suite';

// Bundles are there at once: no test's clock waits for a file.
await Promise.all([loadPurchase(), loaders.consent?.()]);

/** Defines the elements as the bundle does, with side modules that are the sources. */
export function defineElements(): void {
  stub(script, { base: new URL('./', import.meta.url).href });
  for (const { element } of Object.values(registry)) define(element, mountWallet, atOnce);
  define('shopify-accelerated-checkout', mountProduct, afterParsing, PRODUCT_ATTRIBUTES);
  define('shopify-accelerated-checkout-cart', mountCart, afterParsing);
  define('shopify-wallet-button', mountCheckout, afterParsing);
}
