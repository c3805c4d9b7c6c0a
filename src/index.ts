import { readCartId } from './core/cart-input';
import { watchPageLife } from './core/click';
import { later } from './core/later';
import { checkBase, loadModule } from './core/load-module';
import { startTelemetry } from './core/telemetry';
import { ownDocument } from './core/unclobbered';
import { createLoaders } from './loaders';
import { mountCart } from './ui/cart';
import { mountCheckout } from './ui/checkout';
import { afterParsing, atOnce, define, PRODUCT_ATTRIBUTES } from './ui/define';
import { initPage } from './ui/payment-button';
import { mountProduct } from './ui/product';
import { styleDocument } from './ui/styles';
import { giveUp, removeElements } from './ui/unsupported';
import { mountWallet } from './ui/wallet-button';
import { registry } from './wallets';

if (!window.customElements) afterParsing(removeElements);
else if (!customElements.get('shopify-accelerated-checkout'))
  try {
    checkBase();
    Object.assign(later, createLoaders(loadModule));
    startTelemetry();
    // Buttons of a cart wait for what is in it: that must not wait for them.
    if (readCartId() && ownDocument.querySelector('shopify-accelerated-checkout-cart'))
      void later.loadTransport().catch(() => {});
    watchPageLife();
    styleDocument();
    for (const { element } of Object.values(registry)) define(element, mountWallet, atOnce);
    define('shopify-accelerated-checkout', mountProduct, afterParsing, PRODUCT_ATTRIBUTES);
    define('shopify-accelerated-checkout-cart', mountCart, afterParsing);
    define('shopify-wallet-button', mountCheckout, afterParsing);
    initPage();
  } catch (error) {
    giveUp(error);
  }
