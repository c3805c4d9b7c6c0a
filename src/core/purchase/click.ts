import { signal } from '@preact/signals';
import { t } from '../i18n/i18n';
import { isRendered } from '../page/visibility';
import { REDIRECT_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../platform/constants';
import { report, toReadable } from '../platform/errors';
import { loadLazy } from '../platform/load-lazy';
import { emitMetric } from '../platform/metric';
import { emitWalletEvent } from '../platform/page-event';
import { withTimeout } from '../platform/wait';
import type { FinalAction } from '../types/action';
import type { CheckoutBundle } from '../types/bundles';
import type { PendingPurchase, Purchase, Status } from '../types/purchase';
import type { PurchaseDetails } from '../types/purchase-details';
import type { LoadedPurchase, Wallet } from '../types/wallet';

/** Suffix of lazy bundles with texts: `.fr`, or empty. The build fills it in. */
declare const LANGUAGE_SUFFIX: string;

/** Loads `checkout.js`, which has the purchase and the dialogs. */
export const loadPurchase = () => loadLazy<CheckoutBundle>(`checkout${LANGUAGE_SUFFIX}`);

/** A purchase from its click on. */
export interface Click {
  /** The element that was clicked. */
  owner: Element;
  purchase: PendingPurchase;
  loading: Promise<LoadedPurchase>;
  /** The whole purchase, once `checkout.js` has loaded. */
  loaded: Purchase | undefined;
  /** What the page waits for (`hold` of `wallet-click`). @default nothing, or no longer */
  held: PromiseLike<unknown>[] | undefined;
}

/** The page's one running purchase. */
export const running = signal<Click | undefined>();

/** The element whose last click failed because `checkout.js` or the wallet's sheet could not be loaded. */
export const unavailableFor = signal<Element | undefined>();

/** What the page waits for, while its listeners handle `wallet-click`. A click by such a listener is ignored. */
let emitting: PromiseLike<unknown>[] | undefined;

/**
 * Returns true if a press of an element ends the running purchase. Its own element may be gone, so that the shopper can no longer end
 * it there: some routers hide the page that the shopper has left, and keep it. Or the page holds the click on another element.
 *
 * @param element @default none, so that only a purchase whose element is gone ends
 */
export const isReplaceable = ({ owner, held }: Click, element = owner): boolean =>
  !isRendered(owner) || (!!held && owner !== element);

/**
 * Handles a press of an element while a purchase runs: ends the purchase if it is replaceable, else repeats its redirect.
 *
 * @returns true if a new purchase may start
 */
export function mayStart(element: Element): boolean {
  const current = running.peek();
  if (!current) return true;
  const { purchase, loaded } = current;
  if (!isReplaceable(current, element)) loaded?.resume();
  else if (!loaded || loaded.abandon()) {
    purchase.cancel();
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
  if (running.peek() || emitting) return;
  const { settings, owner } = details;
  const held: PromiseLike<unknown>[] = [];
  emitting = held;
  const hold = (until: PromiseLike<unknown>) => {
    if (emitting !== held) throw new Error('hold() works only in the listener, before an await.');
    held.push(until);
    // A promise that rejects before `checkout.js` has loaded is no error of the page.
    until.then(undefined, () => {});
  };
  const isAllowed = emitWalletEvent(details, 'wallet-click', { hold });
  emitting = undefined;
  if (!isAllowed || !owner.isConnected) return;
  emitMetric('click', { instrument: details.instrument, page: settings.pageType });
  unavailableFor.value = undefined;
  const click = createClick(wallet, details);
  // Before `checkout.js` has loaded, because `begin` then waits for it.
  if (held.length) click.held = held;
  const { purchase, loading } = click;
  running.value = click;
  purchase.status.subscribe(status => {
    // A purchase that is an order, or may be one, stays in `running` even if the shopper stops the redirect. The next click
    // then redirects again (`resume`) and starts no other purchase.
    if (['busy', 'unconfirmed', 'completed'].includes(status)) return;
    // If the page is still there after this time, the shopper has stopped the redirect. `watchPageLifecycle` handles a page that
    // returns from the back/forward cache.
    if (status === 'redirecting') setTimeout(releaseButtons, REDIRECT_TIMEOUT_MS, click);
    else queueMicrotask(() => releaseButtons(click));
  });
  const fail = (error: unknown) => purchase.finish(purchase.fail(error));
  // The async function calls `start` synchronously, unless the page waits, and turns its errors into rejections.
  (async () => {
    if (click.held) await loading;
    await wallet.start(purchase, loading);
  })().catch(fail);
}

/**
 * Re-enables the buttons after an ended purchase, but waits for its pending requests (`whenIdle`). Their responses could affect
 * the next purchase.
 */
async function releaseButtons(click: Click): Promise<void> {
  await click.loaded?.whenIdle();
  if (running.peek() === click) running.value = undefined;
}

/**
 * Cancels the purchase when the page unloads. Re-enables the buttons when the page returns from the back/forward cache, unless
 * the purchase still runs or may be an order.
 */
export function watchPageLifecycle(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const click = running.peek();
    if (persisted && click && !['busy', 'unconfirmed'].includes(click.purchase.status.peek()))
      void releaseButtons(click);
  });
  addEventListener('pagehide', () => running.peek()?.purchase.cancel(true));
}

/**
 * Creates the pending purchase of a click synchronously, because a wallet's sheet needs the shopper's gesture. The purchase itself
 * begins when `checkout.js` and the wallet's sheet have loaded, unless the shopper has closed the sheet before.
 */
export function createClick({ load }: Pick<Wallet, 'load'>, details: PurchaseDetails): Click {
  const status = signal<Status>('busy');
  const { owner, instrument } = details;
  /** The result of `fail` until `checkout.js` has loaded. */
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

  async function begin(): Promise<LoadedPurchase> {
    try {
      const files = Promise.all([loadPurchase(), load?.()]);
      const [bundle, sheet] = await withTimeout(files, REQUEST_TIMEOUT_MS, 'checkout.js timeout');
      if (click.held) await bundle.waitForPage(details, click);
      if (isPending()) {
        const begun = bundle.createPurchase(details, status);
        click.loaded = begun.purchase;
        return { ...begun, sheet };
      }
    } catch (error) {
      // `checkout.js` or the wallet's sheet can't be loaded or run.
      report(error);
      emitMetric('error', { instrument, status: 'failed' });
      if (isPending()) {
        status.value = 'failed';
        // Shows a message in the page, because the dialogs are in `checkout.js`.
        unavailableFor.value = owner;
        emitWalletEvent(details, 'wallet-error', { code: 'not_loaded' });
      }
    }
    return Promise.reject(failure);
  }

  const loading = begin();
  loading.catch(() => {});
  const click: Click = {
    owner,
    loading,
    loaded: undefined,
    held: undefined,
    purchase: {
      status,
      // If the wallet failed before `checkout.js` had loaded, `action` is only a placeholder. The loaded purchase then maps the
      // stored error to the action.
      finish: action =>
        void loading.then(
          ({ purchase }) => purchase.finish(action === failure ? purchase.fail(earlyError) : action),
          () => {},
        ),
      fail(thrown) {
        earlyError = toReadable(thrown);
        return click.loaded ? click.loaded.fail(earlyError) : failure;
      },
      cancel(leaving) {
        if (click.loaded) click.loaded.cancel(leaving);
        else if (isPending()) {
          emitMetric('cancelled', { instrument });
          emitWalletEvent(details, 'wallet-cancel');
          status.value = 'cancelled';
        }
      },
    },
  };
  return click;
}
