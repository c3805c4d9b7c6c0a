import type { ReadonlySignal } from '@preact/signals';
import {
  REDIRECT_TIMEOUT_MS,
  REMOVAL_ATTEMPTS,
  REMOVAL_PAUSE_MAX_MS,
  REMOVAL_REPEAT_MS,
  REMOVAL_WAIT_MS,
  RETRY_PAUSE_MS,
} from '../platform/constants';
import { unclobbered } from '../platform/document';
import { report } from '../platform/errors';
import { wait, withTimeout } from '../platform/wait';
import { removePersonalData } from '../storefront/cart-api';
import type { StorefrontClient } from '../storefront/client';
import { abandonRequests } from '../storefront/lost-requests';
import type { Cart } from '../types/cart';
import { running } from './click';
import { enqueue, type Queue } from './queue';

/** The removal of the personal data that one purchase has sent to its cart. */
export interface Removal {
  /**
   * Starts the removal at the end of the purchase. Waits for the pending step, which may send personal data.
   *
   * @param mustRemove false for an order, for a purchase that goes on in the shop's checkout, and if nothing was sent
   */
  start(mustRemove: boolean): void;
  /** Resolves when the buttons no longer have to wait for the removal, after `REMOVAL_WAIT_MS` at the latest. */
  whenIdle(): Promise<unknown>;
  /** Marks a step as pending: it may send personal data. @returns its result */
  track<T>(step: Promise<T>): Promise<T>;
  /** Records that a lost request may restore the data after the first removal. The data is then removed twice. */
  lose(): void;
  /**
   * Cancels the pending removal of an earlier purchase of this cart. This purchase removes the data at its own end.
   *
   * @returns true if there was a pending removal
   */
  takeOver(): boolean;
  /** Removes the personal data while the page unloads, without waiting for anything. */
  onUnload(): void;
}

/** The removals that aren't done, by the id of their cart. */
const pendingRemovals = new Map<string, object>();

const pause = () => wait(RETRY_PAUSE_MS);

/** Controls of a theme that lead to the shop's checkout. */
const CHECKOUT_CONTROLS = 'a[href*="/checkout"],[name=checkout],[formaction*="/checkout"]';

/**
 * Creates the removal of one purchase.
 *
 * @param graphql unlike the purchase's own operations, also sends after the purchase has ended
 */
export function createRemoval(
  cart: ReadonlySignal<Cart | undefined>,
  graphql: StorefrontClient,
  queue: Queue,
): Removal {
  let isStepping = false;
  let mayReturn = false;
  /** The sent removal; resolves to true if the server has responded. */
  let sending: Promise<boolean> | undefined;
  /** True if that removal was sent with `keepalive`. */
  let isKeepalive = false;
  /** True if the page was unloaded while a step was pending, and the personal data was removed at once. */
  let wasRemovedEarly = false;
  /** When the shopper last used a link to the checkout, by `performance.now()`. */
  let leftAt = Number.NEGATIVE_INFINITY;
  let idle: Promise<unknown> = Promise.resolve();

  const removal: Removal = {
    start(mustRemove) {
      if (mustRemove && cart.value) pendingRemovals.set(getId(), removal);
      addEventListener('pagehide', removal.onUnload);
      addEventListener('click', onClick, true);
      const removing = enqueue(queue, removal, () => remove(REMOVAL_ATTEMPTS));
      removing
        .then(goOn)
        .catch(report)
        // Removes the listeners early, because they keep the whole purchase and its sheet in memory.
        .then(() => {
          removeEventListener('pagehide', removal.onUnload);
          removeEventListener('click', onClick, true);
        });
      idle = withTimeout(removing, REMOVAL_WAIT_MS, '').catch(() => {});
    },

    whenIdle: () => idle,

    track(step) {
      isStepping = true;
      const end = () => {
        isStepping = false;
      };
      step.then(end, end);
      return step;
    },

    lose() {
      mayReturn = true;
    },

    takeOver() {
      const isTaken = pendingRemovals.delete(getId());
      mayReturn ||= isTaken;
      return isTaken;
    },

    onUnload() {
      if (!isPending() || isCartInUse() || wasRemovedEarly) return;
      // The pending step may still send personal data. If the page comes back, `remove` then removes that too.
      wasRemovedEarly = isStepping;
      if (isStepping) removePersonalData(graphql, getId(), true).catch(report);
      else if (!sending) sending = send(true);
      else if (!isKeepalive) request(true).catch(report);
      // The page never gets the response.
      abandonRequests(getId());
    },
  };
  return removal;

  function getId(): string {
    return cart.value?.id ?? '';
  }

  function isPending(): boolean {
    return pendingRemovals.get(getId()) === removal;
  }

  /**
   * Removes the personal data. Retries a lost request without `keepalive`, because other scripts may have used up the 64 kB that
   * browsers allow for requests with `keepalive`.
   */
  async function remove(attempts: number, keepalive = true): Promise<void> {
    for (let left = attempts; left && isPending(); left--) {
      while (isCartInUse()) await pause();
      sending ??= send(keepalive && left === attempts);
      if (await sending) return;
      if (left > 1) await pause();
    }
  }

  /**
   * Removes the personal data a second time if a lost request may have restored it. If the server doesn't respond, goes on with
   * growing pauses while the page lives.
   */
  async function goOn(): Promise<void> {
    if (mayReturn && isPending()) {
      mayReturn = false;
      await wait(REMOVAL_REPEAT_MS);
      await remove(REMOVAL_ATTEMPTS);
    }
    if (isPending()) report(new Error('Personal data could not be removed from a cart'));
    for (let ms = RETRY_PAUSE_MS * 2; isPending(); ms = Math.min(ms * 2, REMOVAL_PAUSE_MAX_MS)) {
      await waitForNetwork(ms);
      await remove(1, false);
    }
  }

  /**
   * Returns true while something else uses the cart: another purchase that opens its own, which may be the same and then takes
   * over the removal, or the shop's checkout, to which the shopper has just left.
   */
  function isCartInUse(): boolean {
    const click = running.peek();
    const isRunning = !!click && !['cancelled', 'failed'].includes(click.purchase.status.peek());
    const isOpening = isRunning && click.loaded?.cart !== cart && !click.loaded?.cart.peek();
    return isOpening || performance.now() - leftAt < REDIRECT_TIMEOUT_MS;
  }

  function onClick({ target }: Event): void {
    if (target instanceof Element && unclobbered(target).closest(CHECKOUT_CONTROLS))
      leftAt = performance.now();
  }

  /**
   * Sends the removal. If the page meanwhile unloads and returns from the back/forward cache, WebKit never delivers the response,
   * Firefox may deliver only its beginning, and the request doesn't time out. So a response that is still missing `RETRY_PAUSE_MS`
   * after the return is lost. If it comes later, no further removal is sent.
   *
   * @returns true if the server has responded
   */
  async function send(keepalive: boolean): Promise<boolean> {
    let onPageShow = (_: PageTransitionEvent) => {};
    const lost = new Promise<void>(resolve => {
      // If not `persisted`, the event is the page's first load, which loses no response.
      onPageShow = ({ persisted }) => persisted && resolve();
    })
      .then(pause)
      .then(() => !isPending());
    addEventListener('pageshow', onPageShow);
    isKeepalive = keepalive;
    try {
      return await Promise.race([request(keepalive), lost]);
    } finally {
      removeEventListener('pageshow', onPageShow);
      sending = undefined;
    }
  }

  /** @returns true if the server has responded */
  async function request(keepalive: boolean): Promise<boolean> {
    const hasResponded = await removePersonalData(graphql, getId(), keepalive);
    if (hasResponded && isPending() && !mayReturn) pendingRemovals.delete(getId());
    return hasResponded;
  }
}

/** Waits for this time, or until the device is online again. */
function waitForNetwork(ms: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    }
  });
}
