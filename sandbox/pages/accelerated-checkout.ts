import { cartName } from '../server/store/cart';
import { needsShipping } from '../server/store/delivery';
import type { Product, Settings, StoredCart } from '../server/store/types';
import { attributes, type Html, html } from '../server/web/html';
import { readCookie } from '../server/web/reply';
import type { Visit } from '../server/web/visit';
import { marketAttributes, walletConfig } from '../server/web/wallets';
import { formatHtml, formatMessage } from './messages';

/** Renders the product element with skeletons of the final size, as a shop's server does. */
export function productButtons(visit: Visit, product: Product, isSoldOut: boolean): Html {
  const recommended = walletConfig(visit, visit.settings.recommended);
  const element = {
    recommended: recommended ?? 'null',
    fallback: walletConfig(visit, 'buy_it_now'),
    ...marketAttributes(visit),
    'variant-params': product.variants.map(({ id, requiresShipping }) => ({ id, requiresShipping })),
    disabled: isSoldOut,
  };
  const moreOptions = html`<div class="shopify-payment-button__more-options shopify-payment-button__skeleton" role="button" disabled aria-hidden="true">&nbsp;</div>`;
  return html`<div data-shopify="payment-button" class="shopify-payment-button"><shopify-accelerated-checkout${attributes(element)}><div class="shopify-payment-button__button" role="button" disabled aria-hidden="true" style="background-color: transparent; border: none"><div class="shopify-payment-button__skeleton">&nbsp;</div></div>${recommended && moreOptions}</shopify-accelerated-checkout>${product.sellingPlans.length > 0 && buyerConsent(visit.settings)}</div>`;
}

const isLegacy = (token = '') => /^[0-9a-f]{32}$/.test(token);

/** A grid with at least this many cells has one cell per row. */
const COLUMN_CELLS = 6;

/** Renders the cart element in the theme's wrappers, with a skeleton cell for each wallet; nothing for a shop without wallets. */
export function cartButtons(visit: Visit, { hasPlan = false } = {}): Html {
  const configs = visit.settings.cartWallets.flatMap(name => walletConfig(visit, name) ?? []);
  if (!configs.length) return html``;
  const token = readCookie(visit.request, 'cart');
  const element = {
    'wallet-configs': configs,
    ...marketAttributes(visit),
    'cart-id': visit.cart ? cartName(visit.cart) : isLegacy(token) && token,
  };
  const vertical = visit.settings.theme === 'bloco' && ' additional-checkout-buttons--vertical';
  const cell = html`<li data-testid="grid-cell" class="wallet-cart-button-container"><div class="wallet-cart-button wallet-cart-button__skeleton" role="button" disabled aria-hidden="true">&nbsp;</div></li>`;
  return html`<div class="cart__dynamic-checkout-buttons additional-checkout-buttons${vertical}"><div class="dynamic-checkout__content" id="dynamic-checkout-cart" data-shopify="dynamic-checkout-cart"><shopify-accelerated-checkout-cart${attributes(element)}><div class="wallet-button-wrapper"><ul class="wallet-cart-grid wallet-cart-grid--skeleton" role="list" data-shopify-buttoncontainer="true" data-cells="${Math.min(configs.length, COLUMN_CELLS)}">${configs.map(() => cell)}</ul></div></shopify-accelerated-checkout-cart>${hasPlan && buyerConsent(visit.settings)}</div></div>`;
}

/** Renders the checkout element. `pci-enabled` and `only-sdk` in the page's query string set the attributes. */
export function checkoutButton(visit: Visit, cart: StoredCart): Html {
  const { recommended } = visit.settings;
  const element = {
    'wallet-config': walletConfig(visit, recommended) ?? walletConfig(visit, 'google_pay'),
    ...marketAttributes(visit),
    'cart-id': cartName(cart),
    'page-type': 'checkout',
    'requires-shipping': needsShipping(visit.store, cart),
    'has-selling-plan': cart.lines.some(({ sellingPlanId }) => sellingPlanId),
    'pci-enabled': visit.url.searchParams.has('pci-enabled'),
    'only-sdk': visit.url.searchParams.has('only-sdk'),
  };
  return html`<shopify-wallet-button${attributes(element)}></shopify-wallet-button>`;
}

/** Renders the consent text for subscriptions, hidden until the script shows it. */
export function buyerConsent(settings: Settings): Html {
  const policy = html`<span id="shopify-subscription-policy-button" role="button" tabindex="0">${formatMessage(settings, 'policy')}</span>`;
  return html`<small id="shopify-buyer-consent" class="hidden" aria-hidden="true" data-consent-type="subscription">${formatHtml(settings, 'consent', { policy })}</small>`;
}
