import { readCookie } from './core/base/cookie';
import { loadLazy } from './core/base/lazy';
import { checkBase } from './core/base/load-module';
import { watchLeaving } from './core/base/report';
import { whenRead } from './core/base/script';
import { startTelemetry } from './core/base/telemetry';
import { watchPageLife } from './core/click/click';
import { afterParsing, atOnce, define, type Mount, PRODUCT_ATTRIBUTES } from './ui/buttons/define';
import { defineLater } from './ui/buttons/define-later';
import { initPage } from './ui/buttons/payment-button';
import { mountProduct } from './ui/buttons/product-element';
import { tellRendered } from './ui/buttons/tell-rendered';
import { giveUp, removeElements } from './ui/buttons/unsupported';
import { mountWallet } from './ui/buttons/wallet-element';
import { lightCss } from './ui/styles/light-css';
import { styleDocument } from './ui/styles/styles';
import { preloadModules, registry } from './wallets';

/** A page that shows none of the elements needs none of their styles. */
const styled =
  (mount: Mount): Mount =>
  element => {
    styleDocument(lightCss);
    return mount(element);
  };

whenRead(() => {
  if (!window.customElements) afterParsing(removeElements, document.documentElement);
  else if (!customElements.get('shopify-accelerated-checkout'))
    try {
      checkBase();
      // A browser that can't make style sheets throws here, and shows nothing of ours.
      void new CSSStyleSheet();
      startTelemetry();
      watchPageLife();
      watchLeaving();
      for (const { element } of Object.values(registry)) define(element, styled(mountWallet), atOnce);
      const preloadAndMount = (work: () => void, element: Element) => {
        preloadModules(element);
        afterParsing(work, element);
      };
      define('shopify-accelerated-checkout', styled(mountProduct), preloadAndMount, PRODUCT_ATTRIBUTES);
      defineLater('shopify-accelerated-checkout-cart', async element => {
        if (readCookie('cart') || element.hasAttribute('cart-id')) preloadModules(element);
        const { mountCart } = await loadLazy<typeof import('./entries/cart')>('cart');
        // What it reads of a theme's old markup is read in those styles, before any button of its own brings them.
        return styled(mountCart);
      });
      defineLater('shopify-wallet-button', async element => {
        preloadModules(element);
        try {
          const bundle = await loadLazy<typeof import('./entries/checkout-element')>('checkout-element');
          return bundle.mountCheckout;
        } catch (error) {
          // As the element itself does, whose file this is: the page around has to remove the frame that it is in.
          if (element.hasAttribute('pci-enabled'))
            tellRendered(element, { status: 'failure', message: Object(error).message });
          throw error;
        }
      });
      initPage();
    } catch (error) {
      giveUp(error);
    }
});
