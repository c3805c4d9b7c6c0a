import type { ReadonlySignal } from '@preact/signals';
import { REMOVAL_ATTEMPTS, REMOVAL_REPEAT_MS, REMOVAL_WAIT_MS, RETRY_PAUSE_MS } from '../platform/constants';
import { report } from '../platform/errors';
import { wait, withTimeout } from '../platform/wait';
import { removePersonalData } from '../storefront/cart-api';
import type { StorefrontClient } from '../storefront/client';
import type { Cart } from '../types/cart';
import { running } from './click';
import { enqueue, type Queue } from './queue';

/** The parts of a purchase that the removal of personal data needs. */
export interface CleanupContext {
  readonly cart: ReadonlySignal<Cart | undefined>;
  /** Also sends for a purchase that has ended. */
  readonly graphql: StorefrontClient;
  readonly queue: Queue;
  /** Calls `removeOnUnload`. */
  readonly onUnload: () => void;
  /** True while a step is pending, which may send personal data. */
  isStepping?: boolean;
  /** True once a request with personal data was lost. The server may still execute it after the first removal. */
  mayReturn?: boolean;
  /** The pending removal; resolves to true if the server has responded. */
  removal?: Promise<boolean> | undefined;
  /** True if that removal was sent with `keepalive`. */
  isKeepalive?: boolean;
  wasRemovedEarly?: boolean | undefined;
}

const pause = () => wait(RETRY_PAUSE_MS);

/** The purchases that still have to remove personal data, by the id of their cart. */
const pendingRemovals = new Map<string, CleanupContext>();

const getId = ({ cart }: CleanupContext) => cart.value?.id ?? '';

const isPending = (context: CleanupContext) => pendingRemovals.get(getId(context)) === context;

/**
 * Removes the personal data from the cart of an ended purchase, unless it is an order or goes on in the checkout. Waits for
 * the pending step, which may send personal data.
 *
 * @returns a promise that resolves when the buttons needn't wait any longer
 */
export function cleanUp(context: CleanupContext, hasPersonalData: boolean): Promise<unknown> {
  const { cart, queue, onUnload } = context;
  if (hasPersonalData && cart.value) pendingRemovals.set(getId(context), context);
  addEventListener('pagehide', onUnload);
  const removing = enqueue(queue, remove, () => remove(context));
  removing
    .then(() => finishRemoval(context))
    .catch(report)
    // The listener keeps the whole purchase and its sheet in memory.
    .finally(() => isPending(context) || removeEventListener('pagehide', onUnload));
  return withTimeout(removing, REMOVAL_WAIT_MS, '').catch(() => {});
}

/** Marks a step as pending. @returns its result */
export function trackStep<T>(context: CleanupContext, step: Promise<T>): Promise<T> {
  context.isStepping = true;
  return step.finally(() => {
    context.isStepping = false;
  });
}

/**
 * Takes over the removal of an earlier purchase of this cart, which is then due at the end of this purchase.
 *
 * @returns true if there was one
 */
export function takeOverRemoval(context: CleanupContext): boolean {
  const isTaken = pendingRemovals.delete(getId(context));
  if (isTaken) context.mayReturn = true;
  return isTaken;
}

/** Removes the personal data while the page unloads, without waiting for anything. */
export function removeOnUnload(context: CleanupContext): void {
  removeEventListener('pagehide', context.onUnload);
  if (!isPending(context) || isNextOpening(context) || context.wasRemovedEarly) return;
  // A step may still send personal data. If the page comes back, `remove` removes it once more.
  context.wasRemovedEarly = context.isStepping;
  if (context.isStepping) removePersonalData(context.graphql, getId(context), true).catch(report);
  else if (!context.removal) context.removal = send(context, true);
  else if (!context.isKeepalive) request(context, true).catch(report);
}

/**
 * Removes the personal data. A lost request is sent again without `keepalive`, because other scripts may have used up the 64 kB
 * that browsers allow for such requests.
 */
async function remove(context: CleanupContext): Promise<void> {
  for (let attempts = REMOVAL_ATTEMPTS; attempts && isPending(context); attempts--) {
    while (isNextOpening(context)) await pause();
    context.removal ??= send(context, attempts === REMOVAL_ATTEMPTS);
    if (await context.removal) return;
    await pause();
  }
}

/** Removes the personal data a second time if it may have returned. Reports data that could not be removed. */
async function finishRemoval(context: CleanupContext): Promise<void> {
  if (context.mayReturn && isPending(context)) {
    context.mayReturn = false;
    await wait(REMOVAL_REPEAT_MS);
    await remove(context);
  }
  if (isPending(context)) report(new Error('Personal data could not be removed from a cart'));
}

/** Returns true while another purchase opens its cart. If it is this cart, that purchase then takes over the removal. */
function isNextOpening({ cart }: CleanupContext): boolean | undefined {
  const checkout = running.peek()?.checkout;
  const isRunning = checkout && !['cancelled', 'failed'].includes(checkout.status.peek());
  return isRunning && checkout.cart !== cart && !checkout.cart.peek();
}

/**
 * Sends the removal. If the page unloads and returns meanwhile, WebKit never delivers the response and Firefox not the rest
 * of one, and the request doesn't time out. So a response that isn't there after a pause counts as lost. A late response
 * still counts.
 *
 * @returns true if the server has responded
 */
async function send(context: CleanupContext, keepalive: boolean): Promise<boolean> {
  let onPageShow = (_: PageTransitionEvent) => {};
  const lost = new Promise<void>(resolve => {
    // If the page was still loading at the cancel, its `pageshow` isn't persisted, and no response was lost.
    onPageShow = ({ persisted }) => persisted && resolve();
  })
    .then(pause)
    .then(() => !isPending(context));
  addEventListener('pageshow', onPageShow);
  context.isKeepalive = keepalive;
  try {
    return await Promise.race([request(context, keepalive), lost]);
  } finally {
    removeEventListener('pageshow', onPageShow);
    context.removal = undefined;
  }
}

/** @returns true if the server has responded */
async function request(context: CleanupContext, keepalive: boolean): Promise<boolean> {
  const id = getId(context);
  const hasResponded = await removePersonalData(context.graphql, id, keepalive);
  if (hasResponded && isPending(context) && !context.mayReturn) pendingRemovals.delete(id);
  return hasResponded;
}
