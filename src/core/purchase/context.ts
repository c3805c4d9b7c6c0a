import type { Signal } from '@preact/signals';
import { toAbort, toReportedAction } from '../errors/actions';
import { t } from '../i18n/messages';
import { nullProto } from '../platform/objects';
import type { CartApi } from '../storefront/cart-api';
import type { StorefrontClient, StorefrontResponse } from '../storefront/client';
import { isCartGone } from '../storefront/result';
import type { SheetAction } from '../types/action';
import type { CartSource } from '../types/cart';
import type { Status } from '../types/checkout';
import type { Purchase, SheetContext } from '../types/purchase';
import type { CartError, Result } from '../types/result';
import { type CleanupContext, cleanUp } from './cleanup';
import { emitPurchaseEvent } from './events';
import { isRevocable, type PurchaseEvent, type PurchaseState, transition } from './machine';

/** What a purchase does to the page. Only `end.ts` calls these. */
export interface Effects {
  navigate(url: string): void;
  /** Opens a dialog. */
  showDialog(title: string, message: string, isFromServer?: boolean): void;
  /** Announces a text to screen readers. Never throws. */
  announce(text: string): void;
}

/** The payment whose requests are being sent. */
export interface Sending {
  /** Number of the payment. */
  attempt: number;
  /** When its sheet stops waiting, by `performance.now()`. */
  deadline: number;
}

/** State that the functions of one purchase share. `createCheckout` creates it. */
export interface PurchaseContext extends CleanupContext {
  readonly purchase: Purchase;
  /** The source of the cart, or the error that prevents one. */
  readonly source: CartSource | CartError;
  readonly status: Signal<Status>;
  readonly effects: Effects;
  /** The cart at the server. It sends only requests that the purchase still wants. */
  readonly api: CartApi;
  /** Only `dispatch` changes it. */
  state: PurchaseState;
  sheet: SheetContext;
  /**
   * Stops the watchdog because the wallet called back (`startWatchdog`). Returns false if another purchase has begun since.
   */
  readonly watchdog: () => boolean;
  /** The cart that is being opened, or has been. */
  opening?: Promise<SheetAction> | undefined;
  /** The pending payment, which another call joins. */
  payment?: Promise<SheetAction> | undefined;
  sending?: Sending | undefined;
  /** True if the sheet no longer waits for its payment. */
  isLate?: boolean;
  /** The last message to the shopper. */
  lastAction?: SheetAction;
  /** Resolves when the buttons needn't wait any longer. */
  idle: Promise<unknown>;
}

/** Changes the state by an event, and cleans up after a purchase that is over. @returns the state after it */
export function dispatch(context: PurchaseContext, event: PurchaseEvent): PurchaseState {
  const { stage } = context.state;
  const state = nullProto<PurchaseState>(transition(context.state, event));
  context.state = state;
  if (state.stage === 'settled' && stage !== 'settled') {
    if (state.status === 'cancelled') emitPurchaseEvent('cancelled', context.purchase);
    context.idle = cleanUp(context, state.hasPersonalData);
  }
  context.status.value = state.status;
  return state;
}

/** Codes of requests that the server may still execute, because it didn't respond. */
const LOST_CODES = ['TIMEOUT', 'NETWORK', 'HTTP'];

/**
 * Returns true while requests may be sent: as long as the purchase can be revoked. Those of a payment only while it is the newest
 * attempt and the sheet waits, or after it was submitted.
 */
export function isWanted({ state, sending }: PurchaseContext): boolean {
  if (!sending) return isRevocable(state);
  // A timer may be late, so the clock decides whether the sheet still waits.
  const isPaying = state.stage === 'paying' && performance.now() < sending.deadline;
  return state.attempt === sending.attempt && (isPaying || state.stage === 'submitted');
}

/**
 * Sends a document if it is still wanted. Otherwise the response is the error `ABORTED`, which ends a step without a dialog.
 */
export async function sendWanted<T>(
  context: PurchaseContext,
  ...[document, variables, options]: Parameters<StorefrontClient>
): Promise<StorefrontResponse<T>> {
  if (!isWanted(context)) return { result: undefined, errors: [{ code: 'ABORTED' }] };
  const response = await context.graphql<T>(document, variables, {
    ...options,
    isWanted: () => isWanted(context),
  });
  if (response.errors.some(({ code }) => LOST_CODES.includes(code)))
    context.mayReturn ||= context.state.hasPersonalData;
  return response;
}

/**
 * Turns a result into the next action. Without a cart there is no checkout to go on in, so the shopper sees an error.
 */
export function toNextAction(
  { purchase, cart, state, sheet }: PurchaseContext,
  result: Result,
  isOpening = false,
): SheetAction {
  const { data, errors } = result;
  const mayBeOrdered = state.stage === 'paying' && isCartGone(errors);
  // An open sheet can't start or stop requesting an address.
  const isShippingChanged = !isOpening && data && data.requiresShipping !== purchase.config.requiresShipping;
  const reason =
    result.decelerationReason ?? (mayBeOrdered || isShippingChanged ? 'cart_not_ready' : undefined);
  // True only while the cart is opened. Later steps have a sheet or window, even if the wallet's row names none.
  const isAbsent = isOpening && purchase.opens !== 'sheet';
  const action = toReportedAction(
    { ...result, decelerationReason: cart.value && reason },
    purchase,
    nullProto<SheetContext>(sheet, { isAbsent }),
  );
  return action.type === 'decelerate' && !cart.value ? toAbort('wallet_error', purchase) : action;
}

/** The action while it is unknown whether the payment is an order. */
export const toPendingAction = (): SheetAction => ({
  type: 'show_error',
  errors: [
    { on: 'other', message: `${t('error_dialogs.payment.title')} ${t('error_dialogs.payment.pending')}` },
  ],
});

/** Returns the action for calls that are too late to change the purchase: its end, or that the payment is being verified. */
export function toEndedAction({ state, lastAction, purchase }: PurchaseContext): SheetAction {
  return state.stage === 'settled' ? (lastAction ?? toAbort('silent', purchase)) : toPendingAction();
}
