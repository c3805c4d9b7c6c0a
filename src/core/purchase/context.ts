import type { Signal } from '@preact/signals';
import { toAbort, toAction } from '../errors/actions';
import { joinSentences, t } from '../i18n/messages';
import type { CartApi } from '../storefront/cart-api';
import { hasLostRequest } from '../storefront/lost-requests';
import { isCartGone } from '../storefront/result';
import type { FinalAction, SheetAction } from '../types/action';
import type { Cart, CartSource } from '../types/cart';
import type { PurchaseDetails } from '../types/purchase-details';
import type { ChoiceError, Result } from '../types/result';
import type { StateHolder } from './machine';
import type { Queue } from './queue';
import type { Removal } from './removal';

/** What a purchase does to the page. Only `end.ts` calls these. */
export interface Effects {
  navigate(url: string): void;
  /** Opens a dialog. */
  showDialog(title: string, message: string, isFromServer?: boolean): void;
  /** Shows a text while the page waits for its redirect, and announces it to screen readers. Never throws. */
  announce(text: string): void;
}

/** State that the functions of one purchase share. `createPurchase` creates it. */
export interface PurchaseContext extends StateHolder {
  readonly details: PurchaseDetails;
  /** The source of the cart, or the error that prevents one. */
  readonly source: CartSource | ChoiceError;
  readonly cart: Signal<Cart | undefined>;
  readonly effects: Effects;
  /** Creates operations of the cart that send nothing once `isWanted` returns false. Each payment has its own. */
  readonly createApi: (isWanted: () => boolean) => CartApi;
  /** The operations of the steps before a payment. They send nothing once a cancel would no longer end the purchase. */
  readonly api: CartApi;
  readonly queue: Queue;
  readonly removal: Removal;
  /**
   * Stops the watchdog (`startWatchdog`), because the wallet has called back. Returns false if another purchase has begun since
   * then.
   */
  readonly stopWatchdog: () => boolean;
  /** The opening of the cart, pending or done. */
  opening: Promise<SheetAction> | undefined;
  /** The pending payment. A further call of `authorize` returns its result. */
  payment: Promise<FinalAction> | undefined;
}

/**
 * Turns a result into the next action.
 *
 * @param isOpening true for the opening of the cart. Later there is a sheet or a window, even if the wallet's registry row names
 * none
 * @param isChanged true if the cart isn't what the sheet was opened for. An open sheet can't start or stop requesting an address
 */
export function toNextAction(
  { details, cart: { value: cart }, state }: PurchaseContext,
  result: Result,
  isOpening = false,
  isChanged = !!result.data && result.data.requiresShipping !== details.settings.requiresShipping,
): SheetAction {
  const mayBeOrdered = state.stage === 'paying' && isCartGone(result.errors);
  // The server may still execute a lost request, even after the payment of what the sheet shows.
  const mayChange = details.opens === 'sheet' && !!cart && hasLostRequest(cart.id);
  return toAction(result, {
    ...details,
    ...state.sheet,
    isAbsent: isOpening && details.opens !== 'sheet',
    hasNoCart: !cart,
    mustDecelerate: mayBeOrdered || isChanged || mayChange,
  });
}

/** Returns the action while it is unknown whether the submitted payment becomes an order. */
export const toPendingAction = (): FinalAction => ({
  type: 'show_error',
  errors: [
    {
      on: 'other',
      message: joinSentences(t('error_dialogs.payment.title'), t('error_dialogs.payment.pending')),
    },
  ],
});

/**
 * Returns the action for a call that can no longer change the purchase: the last message of an ended purchase, or that the
 * payment is being verified.
 */
export function toEndedAction({ state, details }: PurchaseContext): FinalAction {
  return state.stage === 'settled' ? (state.lastAction ?? toAbort('silent', details)) : toPendingAction();
}
