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

/** The one purchase of the page that runs, and the element that was clicked. */
export const running = signal<{ checkout: Checkout; owner: Element } | undefined>();

/** The element whose last click found that the purchase can't be loaded. */
export const unavailable = signal<Element | undefined>();

/**
 * One click: makes a checkout and starts the wallet in the same turn, because the sheets of Apple and Google need the
 * shopper's gesture. Does nothing while another purchase runs.
 */
export function startCheckout(wallet: Wallet, owner: Element, purchase: Purchase): void {
  if (running.peek()) return;
  const { config, instrument } = purchase;
  metric('click', { instrument, page: config.page });
  unavailable.value = undefined;
  const checkout = createPendingCheckout(purchase, () => {
    unavailable.value = owner;
  });
  running.value = { checkout, owner };
  checkout.status.subscribe(status => {
    // What is an order, or may be one, holds the button, also where the way on was stopped: a click leads there again.
    if (['busy', 'unconfirmed', 'completed'].includes(status)) return;
    // A shopper who stops the navigation finds a button that works; one who comes back does too (below).
    if (status === 'redirecting') setTimeout(free, REDIRECT_TIMEOUT_MS, checkout);
    else queueMicrotask(() => free(checkout));
  });
  const fail = (error: unknown) => checkout.finish(checkout.fail(error));
  // An async function runs up to its first await in this very turn, and what it throws is a rejection.
  (async () => wallet.start(checkout))().catch(fail);
}

/** Frees the button when nothing of its purchase is under way: what comes late must not meet the next one. */
async function free(checkout: Checkout): Promise<void> {
  await checkout.whenIdle();
  if (running.peek()?.checkout === checkout) running.value = undefined;
}

/** Back to a page as it was left (bfcache): its purchase is over, unless it may still be an order. */
export function watchPageLife(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { checkout } = running.peek() ?? {};
    if (persisted && checkout && !['busy', 'unconfirmed'].includes(checkout.status.peek()))
      void free(checkout);
  });
  addEventListener('pagehide', () => running.peek()?.checkout.cancel(true));
}
