import { signal } from '@preact/signals';
import { t } from '../i18n/i18n';
import { REDIRECT_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../platform/constants';
import { report, toReadable } from '../platform/errors';
import { loadLazy } from '../platform/load-lazy';
import { whenLoaded } from '../platform/load-once';
import { emitMetric } from '../platform/metric';
import { emitWalletEvent } from '../platform/page-event';
import { withTimeout } from '../platform/wait';
import type { SheetAction } from '../types/action';
import type { Cart } from '../types/cart';
import type { Checkout, PurchaseSignals, Status } from '../types/checkout';
import type { Purchase } from '../types/purchase';
import type { Wallet } from '../types/wallet';

/** Suffix of lazy bundles with texts: `.fr`, or empty. The build fills it in. */
declare const LANGUAGE_SUFFIX: string;

/** Loads `checkout.js`, which has the purchase and the dialogs. */
export const loadPurchase = () =>
  loadLazy<typeof import('../../entries/checkout')>(`checkout${LANGUAGE_SUFFIX}`);

/** The page's one running purchase, and the element that was clicked. */
export const running = signal<{ checkout: Checkout; owner: Element } | undefined>();

/** The element whose last click failed because `checkout.js` or the wallet's sheet could not be loaded. */
export const unavailableFor = signal<Element | undefined>();

/** True while listeners of the page handle `wallet-click`. A click by such a listener is ignored. */
let isEmitting = false;

/**
 * Handles one click: creates a checkout and starts the wallet synchronously, because the sheets of Apple and Google need the
 * shopper's gesture. Does nothing while another purchase runs, or if a listener of `wallet-click` calls
 * `preventDefault()` or removes the element.
 */
export function startCheckout(wallet: Wallet, purchase: Purchase): void {
  if (running.peek() || isEmitting) return;
  const { config, owner } = purchase;
  isEmitting = true;
  const isAllowed = emitWalletEvent(purchase, 'wallet-click');
  isEmitting = false;
  if (!isAllowed || !owner.isConnected) return;
  emitMetric('click', { instrument: purchase.instrument, page: config.pageType });
  unavailableFor.value = undefined;
  const checkout = createPendingCheckout(purchase, () => {
    unavailableFor.value = owner;
  });
  running.value = { checkout, owner };
  checkout.status.subscribe(status => {
    // A purchase that is an order, or may be one, stays in `running` even if the shopper stops the redirect. The next click
    // then redirects again (`resume`) and starts no other purchase.
    if (['busy', 'unconfirmed', 'completed'].includes(status)) return;
    // If the page is still there after this time, the shopper has stopped the redirect. `watchPageLifecycle` handles a page that
    // returns from the back/forward cache.
    if (status === 'redirecting') setTimeout(releaseButtons, REDIRECT_TIMEOUT_MS, checkout);
    else queueMicrotask(() => releaseButtons(checkout));
  });
  const fail = (error: unknown) => checkout.finish(checkout.fail(error));
  // The async function calls `start` synchronously, and turns its errors into rejections.
  (async () => wallet.start(checkout))().catch(fail);
}

/**
 * Re-enables the buttons after an ended purchase, but waits for its pending requests (`whenIdle`). Their responses could affect
 * the next purchase.
 */
async function releaseButtons(checkout: Checkout): Promise<void> {
  await checkout.whenIdle();
  if (running.peek()?.checkout === checkout) running.value = undefined;
}

/**
 * Cancels the purchase when the page unloads. Re-enables the buttons when the page returns from the back/forward cache, unless
 * the purchase still runs or may be an order.
 */
export function watchPageLifecycle(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const checkout = running.peek()?.checkout;
    if (persisted && checkout && !['busy', 'unconfirmed'].includes(checkout.status.peek()))
      void releaseButtons(checkout);
  });
  addEventListener('pagehide', () => running.peek()?.checkout.cancel(true));
}

/**
 * Creates the pending checkout of a click synchronously, because a wallet's sheet needs the shopper's gesture. `checkout.js` may
 * still be loading. Calls wait for that file, and are then passed to the checkout that it creates (`loadedCheckout`). If the
 * shopper closes the sheet before that, no purchase begins.
 *
 * @param onUnavailable shows a message in the page if the files can't be loaded, because the dialogs are in `checkout.js`
 */
export function createPendingCheckout(purchase: Purchase, onUnavailable: () => void): Checkout {
  const signals: PurchaseSignals = { status: signal<Status>('busy'), cart: signal<Cart>() };
  const { status } = signals;
  const { config, instrument } = purchase;
  /** The result of every call if the files could not be loaded. */
  const failure: SheetAction = {
    type: 'abort',
    reason: 'wallet_error',
    title: '',
    message: t('errors.not_loaded'),
  };
  /** The wallet's error, if it failed before `checkout.js` has loaded. */
  let earlyError: unknown;

  /** Returns true until the purchase has ended. */
  const isPending = () => status.peek() === 'busy';

  /** Fails the purchase because `checkout.js` or the wallet's sheet can't be loaded or run. */
  function failLoading(error: unknown): undefined {
    report(error);
    emitMetric('error', { instrument, status: 'failed' });
    if (!isPending()) return;
    status.value = 'failed';
    onUnavailable();
    emitWalletEvent(purchase, 'wallet-error', { code: 'not_loaded' });
  }

  const loading = Promise.all([loadPurchase(), purchase.load?.()]);
  const loadedCheckout = whenLoaded(
    withTimeout(loading, REQUEST_TIMEOUT_MS, 'checkout.js timeout').catch(failLoading),
    loaded => {
      try {
        return loaded && isPending() ? loaded[0].createCheckout(purchase, signals) : undefined;
      } catch (error) {
        return failLoading(error);
      }
    },
  );

  const step = (run: (checkout: Checkout) => Promise<SheetAction>) =>
    loadedCheckout.call(checkout => (checkout ? run(checkout) : failure));

  return {
    ...signals,
    requiresShipping: config.requiresShipping,
    currency: config.currency,
    open: () => step(checkout => checkout.open()),
    setAddress: (...input) => step(checkout => checkout.setAddress(...input)),
    setDelivery: id => step(checkout => checkout.setDelivery(id)),
    setBilling: address => step(checkout => checkout.setBilling(address)),
    authorize: payment => step(checkout => checkout.authorize(payment)),
    show: cart => loadedCheckout.value?.show(cart),
    finish(action) {
      if (loadedCheckout.value) loadedCheckout.value.finish(action);
      // If the wallet failed before `checkout.js` had loaded, `action` is only a placeholder. The loaded checkout then maps the
      // stored error to the action.
      else
        void loadedCheckout.call(checkout =>
          checkout?.finish(action === failure ? checkout.fail(earlyError) : action),
        );
    },
    fail(thrown) {
      const error = toReadable(thrown);
      if (loadedCheckout.value) return loadedCheckout.value.fail(error);
      earlyError = error;
      return failure;
    },
    whenIdle: async () => loadedCheckout.value?.whenIdle(),
    resume: () => loadedCheckout.value?.resume(),
    redirect: () => loadedCheckout.value?.redirect(),
    cancel(leaving) {
      if (loadedCheckout.value) return loadedCheckout.value.cancel(leaving);
      if (!isPending()) return;
      emitMetric('cancelled', { instrument });
      emitWalletEvent(purchase, 'wallet-cancel');
      status.value = 'cancelled';
    },
  };
}
