import { readCookie } from './core/platform/document';
import { trackUnload } from './core/platform/errors';
import { assertBaseUrl, loadLazy } from './core/platform/load-lazy';
import { whenScriptReady } from './core/platform/script';
import { startTelemetry } from './core/platform/telemetry';
import { watchPageLifecycle } from './core/purchase/click';
import {
  afterParsing,
  define,
  emitRendered,
  lazyDefine,
  type Mount,
  PRODUCT_ATTRIBUTES,
} from './ui/elements/define';
import { handleInitError, initPage, removeElements } from './ui/elements/init';
import { mountProduct } from './ui/elements/product-element';
import { defineWallet } from './ui/elements/wallet-element';
import { lightCss, styleAround } from './ui/styles';
import { preloadModules, registry } from './wallets';

/** Adds the light DOM styles when the first element mounts. */
const styled =
  (mount: Mount): Mount =>
  element => {
    styleAround(element, lightCss);
    return mount(element);
  };

whenScriptReady(() => {
  if (!window.customElements) afterParsing(removeElements, document.documentElement);
  else if (!customElements.get('shopify-accelerated-checkout'))
    try {
      assertBaseUrl();
      // Throws in a browser without constructable style sheets, where the script shows nothing.
      void new CSSStyleSheet();
      startTelemetry();
      watchPageLifecycle();
      trackUnload();
      const preloadAndMount = (work: () => void, element: Element) => {
        preloadModules(element);
        afterParsing(work, element);
      };
      define('shopify-accelerated-checkout', styled(mountProduct), preloadAndMount, PRODUCT_ATTRIBUTES);
      lazyDefine('shopify-accelerated-checkout-cart', async element => {
        if (readCookie('cart') || element.hasAttribute('cart-id')) preloadModules(element);
        const { mountCart } = await loadLazy<typeof import('./entries/cart')>('cart');
        // The styles come first, because the legacy styles of a theme are read with them.
        return styled(mountCart);
      });
      lazyDefine('shopify-wallet-button', async element => {
        preloadModules(element);
        try {
          const bundle = await loadLazy<typeof import('./entries/checkout-element')>('checkout-element');
          return bundle.mountCheckout;
        } catch (error) {
          // In PCI mode the page around has to learn of the failure, so that it can remove the frame.
          if (element.hasAttribute('pci-enabled'))
            emitRendered(element, { status: 'failure', message: Object(error).message });
          throw error;
        }
      });
      initPage();
      // A wallet's element that no host has made stands in the page's own markup, if anywhere, and shows nothing.
      (window.requestIdleCallback ?? setTimeout)(() => {
        for (const { element } of Object.values(registry)) defineWallet(element);
      });
    } catch (error) {
      handleInitError(error);
    }
});
