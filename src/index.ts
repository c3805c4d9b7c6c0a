import { PRODUCT_ATTRIBUTES } from './core/page/attribute-names';
import { whenShown } from './core/page/visibility';
import { assertBuiltIns } from './core/platform/built-ins';
import { readCookie, unclobbered } from './core/platform/document';
import { report, trackUnload } from './core/platform/errors';
import { assertBaseUrl, loadLazy } from './core/platform/load-lazy';
import { emitPageEvent } from './core/platform/page-event';
import { whenScriptReady } from './core/platform/script';
import { startTelemetry } from './core/platform/telemetry';
import { watchPageLifecycle } from './core/purchase/click';
import { pendingElements } from './ui/brand/appearance';
import { afterParsing, define, isParsed, lazyDefine } from './ui/elements/define';
import { handleInitError, initPage } from './ui/elements/init';
import { mountProduct } from './ui/elements/product-element';
import { defineWallet } from './ui/elements/wallet-element';
import { preloadModules, registry } from './wallets';

assertBuiltIns();
whenScriptReady(() => {
  if (unclobbered(customElements).get('shopify-accelerated-checkout')) return;
  // Telemetry starts first, so that it also reports the failures below.
  startTelemetry().catch(report);
  assertBaseUrl();
  // Throws in a browser without constructable style sheets. `handleInitError` then removes the elements.
  void new CSSStyleSheet();
  watchPageLifecycle();
  trackUnload();
  const mountWhenShown = (work: () => void, element: Element) => {
    // Until the form is parsed, the page has no layout that shows whether the element is hidden.
    if (!isParsed(element)) preloadModules(element);
    afterParsing(
      () =>
        whenShown(
          element,
          () => {
            preloadModules(element);
            work();
          },
          pendingElements,
        ),
      element,
    );
  };
  define('shopify-accelerated-checkout', mountProduct, mountWhenShown, PRODUCT_ATTRIBUTES);
  lazyDefine('shopify-accelerated-checkout-cart', async element => {
    await new Promise<void>(resolve => whenShown(element, resolve, pendingElements));
    if (element.hasAttribute('cart-id') || readCookie('cart')) preloadModules(element);
    return (await loadLazy<typeof import('./entries/cart')>('cart')).mountCart;
  });
  lazyDefine('shopify-wallet-button', async element => {
    preloadModules(element);
    try {
      const bundle = await loadLazy<typeof import('./entries/checkout-element')>('checkout-element');
      return bundle.mountCheckout;
    } catch (error) {
      // `checkout-element.js`, which usually emits this event, failed to load. This page is in a frame of the checkout, which
      // removes the frame after the event.
      if (element.hasAttribute('pci-enabled'))
        emitPageEvent(element, 'wallet-rendered', { status: 'failure', message: Object(error).message });
      throw error;
    }
  });
  initPage();
  // The page's own markup may have wallet elements. When they are defined here, they become empty and log their mistakes.
  (window.requestIdleCallback ?? setTimeout)(() => {
    try {
      for (const { element } of Object.values(registry)) defineWallet(element);
    } catch (error) {
      report(error);
    }
  });
}, handleInitError);
