import { signal } from '@preact/signals';
import { t } from '../i18n/i18n';
import { REDIRECT_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../platform/constants';
import { report, toReadable } from '../platform/errors';
import { loadLazy } from '../platform/load-lazy';
import { whenLoaded } from '../platform/load-once';
import { emitMetric } from '../platform/metric';
import { emitWalletEvent } from '../platform/page-event';
import { withTimeout } from '../platform/wait';
import type { FinalAction, SheetAction } from '../types/action';
import type { CheckoutBundle } from '../types/bundles';
import type { Cart } from '../types/cart';
import type { Purchase, PurchaseSignals, Status } from '../types/purchase';
import type { PurchaseDetails } from '../types/purchase-details';
import type { Wallet } from '../types/wallet';

/** Suffix of lazy bundles with texts: `.fr`, or empty. The build fills it in. */
declare const LANGUAGE_SUFFIX: string;

/** Loads `checkout.js`, which has the purchase and the dialogs. */
export const loadPurchase = () => loadLazy<CheckoutBundle>(`checkout${LANGUAGE_SUFFIX}`);

/** The page's one running purchase, and the element that was clicked. */
export const running = signal<{ purchase: Purchase; owner: Element } | undefined>();

/** The element whose last click failed because `checkout.js` or the wallet's sheet could not be loaded. */
export const unavailableFor = signal<Element | undefined>();

/** True while listeners of the page handle `wallet-click`. A click by such a listener is ignored. */
let isEmitting = false;

/**
 * Handles a press while a purchase runs: repeats its redirect. If its element has left the document, the purchase ends, because
 * the shopper can no longer end it there.
 *
 * @returns true if a new purchase may start
 */
export function mayStart(): boolean {
  const current = running.peek();
  if (!current) return true;
  const { purchase, owner } = current;
  if (owner.isConnected) purchase.resume();
  else if (purchase.abandon()) {
    running.value = undefined;
    return true;
  }
  return false;
}

/**
 * Handles one click: creates a purchase and starts the wallet synchronously, because the sheets of Apple and Google need the
 * shopper's gesture. Does nothing while another purchase runs, or if a listener of `wallet-click` calls
 * `preventDefault()` or removes the element.
 */
export function startPurchase(wallet: Wallet, details: PurchaseDetails): void {
  if (running.peek() || isEmitting) return;
  const { settings, owner } = details;
  isEmitting = true;
  const isAllowed = emitWalletEvent(details, 'wallet-click');
  isEmitting = false;
  if (!isAllowed || !owner.isConnected) return;
  emitMetric('click', { instrument: details.instrument, page: settings.pageType });
  unavailableFor.value = undefined;
  const purchase = createPendingPurchase(details, () => {
    unavailableFor.value = owner;
  });
  running.value = { purchase, owner };
  purchase.status.subscribe(status => {
    // A purchase that is an order, or may be one, stays in `running` even if the shopper stops the redirect. The next click
    // then redirects again (`resume`) and starts no other purchase.
    if (['busy', 'unconfirmed', 'completed'].includes(status)) return;
    // If the page is still there after this time, the shopper has stopped the redirect. `watchPageLifecycle` handles a page that
    // returns from the back/forward cache.
    if (status === 'redirecting') setTimeout(releaseButtons, REDIRECT_TIMEOUT_MS, purchase);
    else queueMicrotask(() => releaseButtons(purchase));
  });
  const fail = (error: unknown) => purchase.finish(purchase.fail(error));
  // The async function calls `start` synchronously, and turns its errors into rejections.
  (async () => wallet.start(purchase))().catch(fail);
}

/**
 * Re-enables the buttons after an ended purchase, but waits for its pending requests (`whenIdle`). Their responses could affect
 * the next purchase.
 */
async function releaseButtons(purchase: Purchase): Promise<void> {
  await purchase.whenIdle();
  if (running.peek()?.purchase === purchase) running.value = undefined;
}

/**
 * Cancels the purchase when the page unloads. Re-enables the buttons when the page returns from the back/forward cache, unless
 * the purchase still runs or may be an order.
 */
export function watchPageLifecycle(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const purchase = running.peek()?.purchase;
    if (persisted && purchase && !['busy', 'unconfirmed'].includes(purchase.status.peek()))
      void releaseButtons(purchase);
  });
  addEventListener('pagehide', () => running.peek()?.purchase.cancel(true));
}

/**
 * Creates the pending purchase of a click synchronously, because a wallet's sheet needs the shopper's gesture. `checkout.js` may
 * still be loading. Calls wait for that file, and are then passed to the purchase that it creates (`loadedPurchase`). If the
 * shopper closes the sheet before that, no purchase begins.
 *
 * @param onUnavailable shows a message in the page if the files can't be loaded, because the dialogs are in `checkout.js`
 */
export function createPendingPurchase(details: PurchaseDetails, onUnavailable: () => void): Purchase {
  const signals: PurchaseSignals = { status: signal<Status>('busy'), cart: signal<Cart>() };
  const { status } = signals;
  const { settings, instrument } = details;
  /** The result of every call if the files could not be loaded. */
  const failure: FinalAction = {
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
    emitWalletEvent(details, 'wallet-error', { code: 'not_loaded' });
  }

  const loading = Promise.all([loadPurchase(), details.load?.()]);
  const loadedPurchase = whenLoaded(
    withTimeout(loading, REQUEST_TIMEOUT_MS, 'checkout.js timeout').catch(failLoading),
    loaded => {
      try {
        return loaded && isPending() ? loaded[0].createPurchase(details, signals) : undefined;
      } catch (error) {
        return failLoading(error);
      }
    },
  );

  const step = <A extends SheetAction = SheetAction>(run: (purchase: Purchase) => Promise<A>) =>
    loadedPurchase.call(purchase => (purchase ? run(purchase) : (failure as A)));

  function cancel(leaving?: boolean): void {
    if (loadedPurchase.value) loadedPurchase.value.cancel(leaving);
    else if (isPending()) {
      emitMetric('cancelled', { instrument });
      emitWalletEvent(details, 'wallet-cancel');
      status.value = 'cancelled';
    }
  }

  return {
    ...signals,
    requiresShipping: settings.requiresShipping,
    currency: settings.currency,
    open: <A extends SheetAction>() => step<A>(purchase => purchase.open()),
    setAddress: (...input) => step(purchase => purchase.setAddress(...input)),
    setDelivery: id => step(purchase => purchase.setDelivery(id)),
    setBilling: address => step(purchase => purchase.setBilling(address)),
    authorize: payment => step<FinalAction>(purchase => purchase.authorize(payment)),
    show: cart => loadedPurchase.value?.show(cart),
    finish(action) {
      if (loadedPurchase.value) loadedPurchase.value.finish(action);
      // If the wallet failed before `checkout.js` had loaded, `action` is only a placeholder. The loaded purchase then maps the
      // stored error to the action.
      else
        void loadedPurchase.call(purchase =>
          purchase?.finish(action === failure ? purchase.fail(earlyError) : action),
        );
    },
    fail(thrown) {
      const error = toReadable(thrown);
      if (loadedPurchase.value) return loadedPurchase.value.fail(error);
      earlyError = error;
      return failure;
    },
    whenIdle: async () => loadedPurchase.value?.whenIdle(),
    resume: () => loadedPurchase.value?.resume(),
    abandon() {
      if (loadedPurchase.value) return loadedPurchase.value.abandon();
      cancel();
      return true;
    },
    redirect: () => loadedPurchase.value?.redirect(),
    cancel,
  };
}
