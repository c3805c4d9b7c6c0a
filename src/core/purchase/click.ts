import { signal } from '@preact/signals';
import { t } from '../i18n/i18n';
import { REDIRECT_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../platform/constants';
import { report, toReadable } from '../platform/errors';
import { loadLazy } from '../platform/load-lazy';
import { whenLoaded } from '../platform/load-once';
import { emitMetric } from '../platform/metric';
import { withTimeout } from '../platform/wait';
import type { SheetAction } from '../types/action';
import type { Cart } from '../types/cart';
import type { Checkout, PurchaseSignals, Status } from '../types/checkout';
import type { Purchase } from '../types/purchase';
import type { Wallet } from '../types/wallet';

/** Suffix of lazy bundles with texts: `.fr`, or nothing. The build fills it in. */
declare const ENDING: string;

/** Loads what carries out purchases, and the dialogs. */
export const loadPurchase = () => loadLazy<typeof import('../../entries/checkout')>(`checkout${ENDING}`);

/**
 * The room `core/click`. The click, which starts a wallet at once, while what carries the purchase out may still be
 * loading.
 */

/** The page's one running purchase, and the element that was clicked. */
export const running = signal<{ checkout: Checkout; owner: Element } | undefined>();

/** The element whose last click found that `checkout.js` can't be loaded. */
export const unavailableFor = signal<Element | undefined>();

/**
 * Handles one click: creates a checkout and starts the wallet in the same turn, because the sheets of Apple and Google need the
 * shopper's gesture. Does nothing while another purchase runs.
 */
export function startCheckout(wallet: Wallet, owner: Element, purchase: Purchase): void {
  if (running.peek()) return;
  const { config, instrument } = purchase;
  emitMetric('click', { instrument, page: config.pageType });
  unavailableFor.value = undefined;
  const checkout = createPendingCheckout(purchase, () => {
    unavailableFor.value = owner;
  });
  running.value = { checkout, owner };
  checkout.status.subscribe(status => {
    // A purchase that is an order, or may be one, keeps the button, also if the shopper stopped the redirect: a click leads
    // there again.
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
export function watchPageLifecycle(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const checkout = running.peek()?.checkout;
    if (persisted && checkout && !['busy', 'unconfirmed'].includes(checkout.status.peek()))
      void free(checkout);
  });
  addEventListener('pagehide', () => running.peek()?.checkout.cancel(true));
}

/**
 * Creates the checkout of a click, at once: a wallet's sheet needs the shopper's gesture, while `checkout.js` may still be
 * loading. What the wallet asks for waits until it is there. A shopper who closes the sheet before that has begun nothing.
 *
 * @param onUnavailable shows in the page that `checkout.js` could not be loaded, because the dialog is in that file
 */
export function createPendingCheckout(purchase: Purchase, onUnavailable: () => void): Checkout {
  const signals: PurchaseSignals = { status: signal<Status>('busy'), cart: signal<Cart>() };
  const { status } = signals;
  const { config, instrument } = purchase;
  /** The answer to everything if `checkout.js` could not be loaded. */
  const failure: SheetAction = {
    type: 'abort',
    reason: 'wallet_error',
    title: '',
    message: t('errors.not_loaded'),
  };
  let thrown: unknown;

  const isPending = () => status.peek() === 'busy';

  function giveUp(error: unknown): undefined {
    report(error);
    emitMetric('error', { instrument, status: 'failed' });
    if (!isPending()) return;
    status.value = 'failed';
    onUnavailable();
  }

  const loading = Promise.all([loadPurchase(), purchase.load?.()]);
  const real = whenLoaded(
    withTimeout(loading, REQUEST_TIMEOUT_MS, 'checkout.js timeout').catch(giveUp),
    loaded => {
      try {
        return loaded && isPending() ? loaded[0].createCheckout(purchase, signals) : undefined;
      } catch (error) {
        return giveUp(error);
      }
    },
  );

  const step = (run: (checkout: Checkout) => Promise<SheetAction>) =>
    real.call(checkout => (checkout ? run(checkout) : failure));

  return {
    ...signals,
    requiresShipping: config.requiresShipping,
    currency: config.currency,
    open: () => step(checkout => checkout.open()),
    setAddress: (...input) => step(checkout => checkout.setAddress(...input)),
    setDelivery: id => step(checkout => checkout.setDelivery(id)),
    setBilling: address => step(checkout => checkout.setBilling(address)),
    authorize: payment => step(checkout => checkout.authorize(payment)),
    show: cart => real.value?.show(cart),
    finish(action) {
      if (real.value) real.value.finish(action);
      // What a wallet threw before is shown in the purchase's own words, once they are there.
      else void real.call(checkout => checkout?.finish(action === failure ? checkout.fail(thrown) : action));
    },
    fail(given) {
      const error = toReadable(given);
      if (real.value) return real.value.fail(error);
      thrown = error;
      return failure;
    },
    whenIdle: async () => real.value?.whenIdle(),
    resume: () => real.value?.resume(),
    redirect: () => real.value?.redirect(),
    cancel(leaving) {
      if (real.value) return real.value.cancel(leaving);
      if (!isPending()) return;
      emitMetric('cancelled', { instrument });
      status.value = 'cancelled';
    },
  };
}
