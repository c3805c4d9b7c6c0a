import { type Html, html, raw, scriptJson } from '../web/html';
import type { Shape } from './shape';

/** The page's own names under `Shopify.PaymentButton`; `init` appends the script once and does nothing after that. */
export const paymentButton = (src: string): Html =>
  inline(
    'shopify.dynamic_checkout.dynamic.init',
    `window.Shopify = window.Shopify || {};
Shopify.PaymentButton = Shopify.PaymentButton || {
  isStorefrontPortableWallets: true,
  init: function () {
    Shopify.PaymentButton.init = function () {};
    var script = document.createElement('script');
    script.type = 'module';
    script.src = ${scriptJson(src).markup};
    document.head.appendChild(script);
  }
};`,
  );

/** Shows and hides the first text of its id, and listens at the link to the policy. */
export const buyerConsent = inline(
  'shopify.dynamic_checkout.buyer_consent',
  `(function () {
  function toggle(isHidden, change, onPolicy) {
    var note = document.getElementById('shopify-buyer-consent');
    var policy = document.getElementById('shopify-subscription-policy-button');
    if (!note || !policy) return;
    note.classList.toggle('hidden', isHidden);
    note.setAttribute('aria-hidden', isHidden);
    policy[change]('click', onPolicy);
  }
  Shopify.PaymentButton.showBuyerConsent = function (onPolicy) { toggle(false, 'addEventListener', onPolicy); };
  Shopify.PaymentButton.hideBuyerConsent = function (onPolicy) { toggle(true, 'removeEventListener', onPolicy); };
})();`,
);

/** What removes the placeholders where the script can't come, and what loads it anew where it came as no module. */
export const cleanup = inline(
  'shopify.dynamic_checkout.cart.cleanup',
  `function portableWalletsCleanup() {
  var waiting = 'shopify-accelerated-checkout .shopify-payment-button__skeleton, shopify-accelerated-checkout-cart .wallet-cart-button__skeleton, #shopify-buyer-consent';
  document.querySelectorAll(waiting).forEach(function (place) { place.remove(); });
}
window.addEventListener('error', function portableWalletsNotLoadedAsModule(event) {
  if (!/import\\.meta/.test(event.message) || !/portable-wallets/.test(event.filename)) return;
  Shopify.PaymentButton.failedToLoad = event;
  Shopify.PaymentButton.init();
});`,
);

/** Calls `init()` as soon as the page has an element. */
export const cartBootstrap = inline(
  'shopify.dynamic_checkout.cart.bootstrap',
  `document.addEventListener('DOMContentLoaded', function () {
  function begin() {
    if (!document.querySelector('shopify-accelerated-checkout-cart, shopify-accelerated-checkout')) return false;
    Shopify.PaymentButton.init();
    return true;
  }
  if (begin()) return;
  new MutationObserver(function (_, observer) { if (begin()) observer.disconnect(); })
    .observe(document.body, { childList: true, subtree: true });
});`,
);

const STYLES: Record<Shape['styles'], Html> = {
  link: html`<link id="shopify-accelerated-checkout-styles" rel="stylesheet" media="screen" href="/theme/skeleton.css">
    <style id="shopify-accelerated-checkout-cart"></style>`,
  elements: html`<style id="shopify-accelerated-checkout">.shopify-payment-button__skeleton, .wallet-cart-button__skeleton { background: #dedede; }</style>
    <style id="shopify-accelerated-checkout-cart"></style><style id="shopify-accelerated-checkout-cart-grid"></style>`,
};

export const styles = (shape: Shape): Html => STYLES[shape.styles];

function inline(attribution: string, text: string): Html {
  return html`<script data-source-attribution="${attribution}">${raw(text)}</script>`;
}
