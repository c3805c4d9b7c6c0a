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
  /** Unlike `api`, also sends for a purchase that has ended. */
  readonly graphql: StorefrontClient;
  readonly queue: Queue;
  /** Calls `removeOnUnload`. */
  readonly onUnload: () => void;
  /** True while a step is pending. It may send personal data. */
  isStepping?: boolean;
  /** True if a lost request of this or an earlier purchase may restore the data after the first removal. */
  mayReturn?: boolean;
  /** The sent removal; resolves to true if the server has responded. */
  removal?: Promise<boolean> | undefined;
  /** True if that removal was sent with `keepalive`. */
  isKeepalive?: boolean;
  /** True if the page was unloaded while a step was pending, and the personal data was removed at once. */
  wasRemovedEarly?: boolean | undefined;
}

const pause = () => wait(RETRY_PAUSE_MS);

/** The purchases that still have to remove personal data, by the id of their cart. */
const pendingRemovals = new Map<string, CleanupContext>();

const getId = ({ cart }: CleanupContext) => cart.value?.id ?? '';

const isPending = (context: CleanupContext) => pendingRemovals.get(getId(context)) === context;

/**
 * Removes the personal data from the cart of an ended purchase. Waits for the pending step, which may send personal data.
 *
 * @param mustRemove false for an order, for a purchase that goes on in the shop's checkout, and if nothing was sent
 * @returns a promise of the removal, limited to `REMOVAL_WAIT_MS`
 */
export function cleanUp(context: CleanupContext, mustRemove: boolean): Promise<unknown> {
  const { cart, queue, onUnload } = context;
  if (mustRemove && cart.value) pendingRemovals.set(getId(context), context);
  addEventListener('pagehide', onUnload);
  const removing = enqueue(queue, remove, () => remove(context));
  removing
    .then(() => finishRemoval(context))
    .catch(report)
    // Removes the listener early, because it keeps the whole purchase and its sheet in memory.
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
 * Cancels the pending removal of an earlier purchase of this cart. This purchase removes the data at its own end.
 *
 * @returns true if there was a pending removal
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
  // The pending step may still send personal data. If the page comes back, `remove` then removes that too.
  context.wasRemovedEarly = context.isStepping;
  if (context.isStepping) removePersonalData(context.graphql, getId(context), true).catch(report);
  else if (!context.removal) context.removal = send(context, true);
  else if (!context.isKeepalive) request(context, true).catch(report);
}

/**
 * Removes the personal data. Retries a lost request without `keepalive`, because other scripts may have used up the 64 kB that
 * browsers allow for requests with `keepalive`.
 */
async function remove(context: CleanupContext): Promise<void> {
  for (let attempts = REMOVAL_ATTEMPTS; attempts && isPending(context); attempts--) {
    while (isNextOpening(context)) await pause();
    context.removal ??= send(context, attempts === REMOVAL_ATTEMPTS);
    if (await context.removal) return;
    await pause();
  }
}

/** Removes the personal data a second time if a lost request may have restored it. Reports data that could not be removed. */
async function finishRemoval(context: CleanupContext): Promise<void> {
  if (context.mayReturn && isPending(context)) {
    context.mayReturn = false;
    await wait(REMOVAL_REPEAT_MS);
    await remove(context);
  }
  if (isPending(context)) report(new Error('Personal data could not be removed from a cart'));
}

/** Returns true while another purchase opens its cart. If that is the same cart, the other purchase takes over the removal. */
function isNextOpening({ cart }: CleanupContext): boolean | undefined {
  const purchase = running.peek()?.purchase;
  const isRunning = purchase && !['cancelled', 'failed'].includes(purchase.status.peek());
  return isRunning && purchase.cart !== cart && !purchase.cart.peek();
}

/**
 * Sends the removal. If the page meanwhile unloads and returns from the back/forward cache, WebKit never delivers the response,
 * Firefox may deliver only its beginning, and the request doesn't time out. So a response that is still missing `RETRY_PAUSE_MS`
 * after the return is lost. If it comes later, no further removal is sent.
 *
 * @returns true if the server has responded
 */
async function send(context: CleanupContext, keepalive: boolean): Promise<boolean> {
  let onPageShow = (_: PageTransitionEvent) => {};
  const lost = new Promise<void>(resolve => {
    // If not `persisted`, the event is the page's first load, which loses no response.
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
