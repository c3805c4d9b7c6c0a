import type { Signal } from '@preact/signals';
import { toAbort, toReportedAction } from '../errors/actions';
import { t } from '../i18n/messages';
import { nullProto } from '../platform/objects';
import type { CartApi } from '../storefront/cart-api';
import type { StorefrontClient, StorefrontResponse } from '../storefront/client';
import { isCartGone, isLost } from '../storefront/result';
import type { FinalAction, SheetAction } from '../types/action';
import type { CartSource } from '../types/cart';
import type { Status } from '../types/purchase';
import type { PurchaseDetails, SheetContext } from '../types/purchase-details';
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
  /** The time at which the sheet stops waiting for the payment, by `performance.now()`. */
  deadline: number;
}

/** State that the functions of one purchase share. `createPurchase` creates it. */
export interface PurchaseContext extends CleanupContext {
  readonly details: PurchaseDetails;
  /** The source of the cart, or the error that prevents one. */
  readonly source: CartSource | CartError;
  readonly status: Signal<Status>;
  readonly effects: Effects;
  /** The operations of the cart. They send nothing that the purchase no longer wants (`isWanted`). */
  readonly api: CartApi;
  /** Only `dispatch` changes it. */
  state: PurchaseState;
  sheet: SheetContext;
  /**
   * Stops the watchdog (`startWatchdog`), because the wallet has called back. Returns false if another purchase has begun since
   * then.
   */
  readonly stopWatchdog: () => boolean;
  /** The opening of the cart, pending or done. */
  opening?: Promise<SheetAction> | undefined;
  /** The pending payment. A further call of `authorize` returns its result. */
  payment?: Promise<FinalAction> | undefined;
  /** Set while the requests of a payment are being sent. */
  sending?: Sending | undefined;
  /** True if the sheet no longer waits for the submitted payment. */
  isLate?: boolean;
  /** The action whose message ended the purchase. */
  lastAction?: FinalAction;
  /** Resolves when the buttons no longer have to wait for the removal of personal data. */
  idle: Promise<unknown>;
}

/** Changes the state by an event. If that ends the purchase, removes its personal data. @returns the new state */
export function dispatch(context: PurchaseContext, event: PurchaseEvent): PurchaseState {
  const { stage } = context.state;
  const state = nullProto<PurchaseState>(transition(context.state, event));
  context.state = state;
  if (state.stage === 'settled' && stage !== 'settled') {
    if (state.status === 'cancelled') emitPurchaseEvent('cancelled', context.details);
    context.idle = cleanUp(context, state.hasPersonalData);
  }
  context.status.value = state.status;
  return state;
}

/**
 * Returns true if a request may be sent now. Requests of a payment: if the payment is the newest attempt, and either the sheet
 * still waits or the payment was submitted. Other requests: if the purchase can still be revoked.
 */
export function isWanted({ state, sending }: PurchaseContext): boolean {
  if (!sending) return isRevocable(state);
  // The timer of the sheet's time-out may fire late, so the clock decides whether the sheet still waits.
  const isPaying = state.stage === 'paying' && performance.now() < sending.deadline;
  return state.attempt === sending.attempt && (isPaying || state.stage === 'submitted');
}

/**
 * Sends a document if the purchase still wants it. Otherwise the response has the error `ABORTED`, which opens no dialog.
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
  if (isLost(response.errors)) context.mayReturn ||= context.state.hasPersonalData;
  return response;
}

/**
 * Turns a result into the next action. Aborts instead of decelerating if there is no cart, because the shop has no checkout for
 * it.
 */
export function toNextAction(
  { details, cart, state, sheet }: PurchaseContext,
  result: Result,
  isOpening = false,
): SheetAction {
  const { data, errors } = result;
  const mayBeOrdered = state.stage === 'paying' && isCartGone(errors);
  // An open sheet can't start or stop requesting an address.
  const isShippingChanged = !isOpening && data && data.requiresShipping !== details.settings.requiresShipping;
  const reason =
    result.decelerationReason ?? (mayBeOrdered || isShippingChanged ? 'cart_not_ready' : undefined);
  // After the cart is opened, there is a sheet or a window, even if the wallet's registry row names none.
  const isAbsent = isOpening && details.opens !== 'sheet';
  const action = toReportedAction(
    { ...result, decelerationReason: cart.value && reason },
    details,
    nullProto<SheetContext>(sheet, { isAbsent }),
  );
  return action.type === 'decelerate' && !cart.value ? toAbort('wallet_error', details) : action;
}

/** Returns the action while it is unknown whether the submitted payment becomes an order. */
export const toPendingAction = (): FinalAction => ({
  type: 'show_error',
  errors: [
    { on: 'other', message: `${t('error_dialogs.payment.title')} ${t('error_dialogs.payment.pending')}` },
  ],
});

/**
 * Returns the action for a call that can no longer change the purchase: the last message of an ended purchase, or that the
 * payment is being verified.
 */
export function toEndedAction({ state, lastAction, details }: PurchaseContext): FinalAction {
  return state.stage === 'settled' ? (lastAction ?? toAbort('silent', details)) : toPendingAction();
}
