import { signal } from '@preact/signals';
import { createCartApi } from './cart-api';
import { createCheckout, type Outside, type Purchase } from './checkout';
import { REDIRECT_TIMEOUT_MS } from './constants';
import { createGraphql } from './graphql';
import { metric } from './metric';
import { script } from './script';
import type { Checkout, Wallet } from './types';

/** The one purchase of the page that runs, and the element that was clicked. */
export const running = signal<{ checkout: Checkout; owner: Element } | undefined>();

/**
 * One click: makes a checkout and starts the wallet in the same turn, because the sheets of Apple and Google need the
 * shopper's gesture. Does nothing while another purchase runs.
 */
export function startCheckout(wallet: Wallet, owner: Element, purchase: Purchase, outside: Outside): void {
  if (running.peek()) return;
  const { config, instrument } = purchase;
  metric('click', { instrument, page: config.page });
  const api = createCartApi(createGraphql(config, instrument, script), config.currency);
  const checkout = createCheckout(purchase, api, outside);
  running.value = { checkout, owner };
  const stop = checkout.status.subscribe(status => {
    if (status === 'busy') return;
    // A shopper who stops the navigation finds a button that works; one who comes back does too (below).
    if (status === 'redirecting') setTimeout(free, REDIRECT_TIMEOUT_MS);
    else queueMicrotask(free);
  });
  function free() {
    stop();
    if (running.peek()?.checkout === checkout) running.value = undefined;
  }
  const fail = (error: unknown) => checkout.finish(checkout.fail(error));
  // An async function runs up to its first await in this very turn, and what it throws is a rejection.
  (async () => wallet.start(checkout))().catch(fail);
}

/** Back to a page as it was left (bfcache): its purchase is over. */
export function watchPageLife(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) running.value = undefined;
  });
  addEventListener('pagehide', () => running.peek()?.checkout.cancel(true));
}
