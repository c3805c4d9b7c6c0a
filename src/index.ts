import { readCookie } from './core/platform/document';
import { watchLeaving } from './core/platform/errors';
import { checkBase, loadLazy } from './core/platform/load';
import { whenRead } from './core/platform/script';
import { startTelemetry } from './core/platform/telemetry';
import { watchPageLife } from './core/purchase/click';
import {
  afterParsing,
  atOnce,
  define,
  defineLater,
  type Mount,
  PRODUCT_ATTRIBUTES,
  tellRendered,
} from './ui/elements/define';
import { mountProduct } from './ui/elements/product-element';
import { giveUp, initPage, removeElements } from './ui/elements/start';
import { mountWallet } from './ui/elements/wallet-element';
import { lightCss, styleDocument } from './ui/styles';
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
