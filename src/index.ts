import { checkBase, loadModule } from './core/base/load-module';
import { startTelemetry } from './core/base/telemetry';
import { ownDocument } from './core/base/unclobbered';
import { watchPageLife } from './core/click/click';
import { later } from './core/click/later';
import { readCartId } from './core/page/cart-input';
import { createLoaders } from './loaders';
import { mountCart } from './ui/buttons/cart-element';
import { mountCheckout } from './ui/buttons/checkout-element';
import { afterParsing, atOnce, define, PRODUCT_ATTRIBUTES } from './ui/buttons/define';
import { initPage } from './ui/buttons/payment-button';
import { mountProduct } from './ui/buttons/product-element';
import { giveUp, removeElements } from './ui/buttons/unsupported';
import { mountWallet } from './ui/buttons/wallet-button';
import { styleDocument } from './ui/styles/styles';
import { registry } from './wallets';

if (!window.customElements) afterParsing(removeElements);
else if (!customElements.get('shopify-accelerated-checkout'))
  try {
    checkBase();
    Object.assign(later, createLoaders(loadModule));
    startTelemetry();
    // A cart's buttons wait until it is known what is in the cart, so `cart.js` is asked for before anything else.
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
