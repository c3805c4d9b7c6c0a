import { signal } from '@preact/signals';
import { createCheckout, type Purchase } from './checkout';
import { REDIRECT_TIMEOUT_MS } from './constants';
import type { Outside } from './end';
import { createGraphql } from './graphql';
import { metric } from './metric';
import { script } from './script';
import type { Cart, Checkout, Status, Wallet } from './types';

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
  const signals = { status: signal<Status>('busy'), cart: signal<Cart>() };
  const checkout = createCheckout(purchase, signals, createGraphql(config, instrument, script), outside);
  running.value = { checkout, owner };
  const stop = checkout.status.subscribe(status => {
    // What may be an order still holds the button, also where the shopper has stopped the way to the checkout.
    if (status === 'busy' || status === 'unconfirmed') return;
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

/** Back to a page as it was left (bfcache): its purchase is over, unless its submission is still under way. */
export function watchPageLife(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && running.peek()?.checkout.status.peek() !== 'busy') running.value = undefined;
  });
  addEventListener('pagehide', () => running.peek()?.checkout.cancel(true));
}
