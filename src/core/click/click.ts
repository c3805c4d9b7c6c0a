/**
 * The room `core/click`. The click, which starts a wallet at once, while what carries the purchase out may still be
 * loading.
 */

import { signal } from '@preact/signals';
import { REDIRECT_TIMEOUT_MS } from '../base/constants';
import { metric } from '../base/metric';
import type { Checkout } from '../types/checkout';
import type { Purchase } from '../types/purchase';
import type { Wallet } from '../types/wallet';
import { createPendingCheckout } from './pending-checkout';

/** The page's one running purchase, and the element that was clicked. */
export const running = signal<{ checkout: Checkout; owner: Element } | undefined>();

/** The element whose last click found that `checkout.js` can't be loaded. */
export const unavailable = signal<Element | undefined>();

/**
 * Handles one click: makes a checkout and starts the wallet in the same turn, because the sheets of Apple and Google need the
 * shopper's gesture. While another purchase runs it does nothing.
 */
export function startCheckout(wallet: Wallet, owner: Element, purchase: Purchase): void {
  if (running.peek()) return;
  const { config, instrument } = purchase;
  metric('click', { instrument, page: config.pageType });
  unavailable.value = undefined;
  const checkout = createPendingCheckout(purchase, () => {
    unavailable.value = owner;
  });
  running.value = { checkout, owner };
  checkout.status.subscribe(status => {
    // A purchase that is an order, or may be one, keeps the button, also where the shopper stopped the redirect: a click
    // leads there again.
    if (['busy', 'unconfirmed', 'completed'].includes(status)) return;
    // A shopper who stops the redirect finds a button that works, and so does one who comes back (`watchPageLife`).
    if (status === 'redirecting') setTimeout(free, REDIRECT_TIMEOUT_MS, checkout);
    else queueMicrotask(() => free(checkout));
  });
  const fail = (error: unknown) => checkout.finish(checkout.fail(error));
  // An async function runs in this very turn up to its first `await`, and what it throws becomes a rejection.
  (async () => wallet.start(checkout))().catch(fail);
}

/** Frees the button once its purchase has nothing under way, so that a late answer doesn't meet the next purchase. */
async function free(checkout: Checkout): Promise<void> {
  await checkout.whenIdle();
  if (running.peek()?.checkout === checkout) running.value = undefined;
}

/** Ends the purchase of a page that comes back from the back/forward cache, unless that may still become an order. */
export function watchPageLife(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const checkout = running.peek()?.checkout;
    if (persisted && checkout && !['busy', 'unconfirmed'].includes(checkout.status.peek()))
      void free(checkout);
  });
  addEventListener('pagehide', () => running.peek()?.checkout.cancel(true));
}
