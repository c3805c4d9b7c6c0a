import type { ReadonlySignal } from '@preact/signals';
import { REMOVAL_ATTEMPTS, REMOVAL_REPEAT_MS, REMOVAL_WAIT_MS, RETRY_PAUSE_MS } from '../base/constants';
import { report } from '../base/report';
import { timeout, wait } from '../base/wait';
import { running } from '../click/click';
import { removePersonalData } from '../server/cart-api';
import type { Graphql } from '../transport/client';
import type { Cart } from '../types/cart';
import type { Machine } from './purchase';

const pause = () => wait(RETRY_PAUSE_MS);

/** The purchases that still have to remove personal data, by the id of their cart. */
const pendingRemovals = new Map<string, object>();

/**
 * Creates the cleanup that removes personal data from the cart of a purchase that is over, unless it ended as an order or goes on in
 * the checkout.
 */
export function createRemoval(
  machine: Machine,
  cart: ReadonlySignal<Cart | undefined>,
  graphql: Graphql,
  isStepping: () => boolean,
) {
  /** Stands for this purchase in `pendingRemovals`. */
  const owner = {};
  /** True once a request with personal data was lost. The server may still carry it out, after the first removal. */
  let mayReturn = false;
  let isSecond = false;
  let sending: Promise<unknown> | undefined;
  /** True if the removal under way was sent with `keepalive`. */
  let isKeepalive = false;
  let wasSentEarly = false;

  const id = () => cart.value?.id ?? '';
  const isPending = () => pendingRemovals.get(id()) === owner;

  /** Returns true while another purchase opens its cart. If it is this cart, that purchase then takes over the removal. */
  const isNextOpening = () => {
    const checkout = running.peek()?.checkout;
    const isRunning = checkout && !['cancelled', 'failed'].includes(checkout.status.peek());
    return isRunning && checkout.cart !== cart && !checkout.cart.peek();
  };

  /** @returns whether the server has answered */
  async function request(keepalive: boolean): Promise<boolean> {
    const isAnswered = await removePersonalData(graphql, id(), keepalive);
    if (isAnswered && isPending() && (isSecond || !mayReturn)) pendingRemovals.delete(id());
    return isAnswered;
  }

  /**
   * Sends the removal. If the page is left and comes back meanwhile, WebKit never returns the answer and Firefox not the rest of one,
   * and the request doesn't time out. So an answer that isn't there after a pause counts as lost. A late answer still counts.
   *
   * @returns whether the server has answered
   */
  async function send(keepalive: boolean): Promise<boolean> {
    let onPageShow = (_: PageTransitionEvent) => {};
    const lost = new Promise<void>(resolve => {
      // A page that is still loading when the shopper cancels has lost nothing.
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

  /**
   * Removes the personal data. A lost request is sent again without `keepalive`, because another script may have used up the browser's
   * 64 kB for such requests.
   */
  async function remove(): Promise<void> {
    for (let attempts = REMOVAL_ATTEMPTS; attempts && isPending(); attempts--) {
      while (isNextOpening()) await pause();
      sending ??= send(attempts === REMOVAL_ATTEMPTS);
      if (await sending) return;
      await pause();
    }
  }

  /** Removes the personal data a second time if it may have returned, then reports what is still not removed. */
  async function complete(): Promise<void> {
    if (mayReturn && isPending()) {
      isSecond = true;
      await wait(REMOVAL_REPEAT_MS);
      await remove();
    }
    if (isPending()) report(new Error('Personal data could not be removed from a cart'));
  }

  /** Removes the personal data while the page unloads, without waiting for anything. */
  function onUnload(): void {
    removeEventListener('pagehide', onUnload);
    if (!isPending() || isNextOpening() || wasSentEarly) return;
    // A step may still send personal data. If the page comes back, `remove` removes it once more.
    wasSentEarly = isStepping();
    if (wasSentEarly) removePersonalData(graphql, id(), true).catch(report);
    else if (sending && !isKeepalive) request(true).catch(report);
    else sending ??= send(true);
  }

  return {
    onUnload,
    /** Notes that the server may still carry out a request. */
    onLost() {
      mayReturn ||= machine.state.hasPersonalData;
    },
    /** Takes over the removal of an earlier purchase of this cart. It is due at the end of this purchase. */
    takeOver() {
      if (!pendingRemovals.delete(id())) return;
      machine.dispatch({ type: 'identify' });
      mayReturn = true;
    },
    /**
     * Removes the personal data of a purchase that is over. It waits for the step under way, which may send personal data.
     *
     * @param inTurn waits for the step
     * @returns settles when the buttons needn't wait any longer
     */
    run(inTurn: (run: () => Promise<void>) => () => Promise<void>): Promise<unknown> {
      if (machine.state.hasPersonalData && cart.value) pendingRemovals.set(id(), owner);
      addEventListener('pagehide', onUnload);
      const removing = inTurn(remove)();
      removing
        .then(complete)
        .catch(report)
        // The listener holds on to the whole purchase and its sheet.
        .finally(() => isPending() || removeEventListener('pagehide', onUnload));
      return timeout(removing, REMOVAL_WAIT_MS, '').catch(() => {});
    },
  };
}
