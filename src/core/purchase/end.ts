import { toAbort } from '../errors/actions';
import { decelerations } from '../errors/policies';
import { t } from '../i18n/messages';
import { report } from '../platform/errors';
import { emitMetric } from '../platform/metric';
import { nullProto } from '../platform/objects';
import { isSafeUrl } from '../platform/safe-url';
import { toUrl } from '../platform/url';
import type { FinalAction } from '../types/action';
import type { Status } from '../types/purchase';
import type { PurchaseDetails } from '../types/purchase-details';
import type { DecelerationReason } from '../types/result';
import { type PurchaseContext, toPendingAction } from './context';
import { emitPurchaseEvent } from './events';
import { dispatch } from './machine';

/** Reports an error of a wallet, or a time-out. @returns the action for its sheet */
export function fail({ details, state, cart }: PurchaseContext, error: unknown): FinalAction {
  report(error);
  const isTimeout = Object(error).name === 'TimeoutError';
  emitMetric('error', { instrument: details.instrument, status: isTimeout ? 'timeout' : 'failed' });
  if (state.stage === 'submitted') return toPendingAction();
  if (details.opens !== 'sheet' && state.stage === 'open' && cart.value)
    return { type: 'redirect', cart: cart.value };
  return state.outcome ?? toAbort('wallet_error', details);
}

/**
 * Ends the purchase because its sheet has closed. If a payment is pending, its result ends the purchase instead.
 */
export function finish(context: PurchaseContext, action: FinalAction): void {
  const { stage, outcome } = dispatch(context, { type: 'close' });
  if (['paying', 'submitted', 'settled'].includes(stage)) return;
  end(context, outcome ?? action);
}

/**
 * Shows that a submitted payment is being checked, because the shopper presses a button again and its sheet is gone. Its result
 * then ends the purchase.
 */
export function showPending(context: PurchaseContext): void {
  dispatch(context, { type: 'close' });
  context.effects.showDialog(t('error_dialogs.payment.title'), t('error_dialogs.payment.pending'));
}

/** Ends the purchase with a redirect or a dialog. No other function does either. */
export function end(context: PurchaseContext, action: FinalAction): void {
  const { details, state } = context;
  const { outcome } = state;
  const { type, reason } = { reason: undefined, ...action };
  // `resume` repeats the redirect, but not the event.
  if (state.stage !== 'settled') emitPurchaseEvent('finish', details, { action: type, reason });
  try {
    execute(context, action);
  } catch (error) {
    // There is no valid URL to redirect to.
    report(error);
    if (outcome) {
      // The order is or may be placed: a click starts no purchase.
      const isPlaced = outcome.type === 'complete';
      const title = t(isPlaced ? 'error_dialogs.order.title' : 'error_dialogs.payment.title');
      const message = t(isPlaced ? 'error_dialogs.order.placed' : 'error_dialogs.payment.pending');
      endWithDialog(context, outcome, title, message);
    } else end(context, toAbort('checkout_error', details));
  }
}

type Deceleration = Extract<FinalAction, { type: 'decelerate' }>;

function execute(context: PurchaseContext, finalAction: FinalAction): void {
  // A `checkoutUrl` on `Object.prototype` would redirect to another site.
  const action = nullProto<FinalAction>(finalAction);
  switch (action.type) {
    // A redirect is a deceleration without a reason.
    case 'redirect':
    case 'decelerate': {
      const { reason, checkoutUrl, keepsData } = action as Partial<Deceleration>;
      const url = toCheckoutUrl(context, reason, checkoutUrl && toSafeUrl(context, checkoutUrl));
      if (reason === 'currency_changed') context.effects.announce(t('errors.currency_mismatch'));
      redirect(context, url, context.state.outcome && 'unconfirmed', keepsData);
      break;
    }
    case 'complete':
      redirect(context, validateRedirectUrl(toSafeUrl(context, action.redirectUrl)), 'completed');
      break;
    case 'show_error':
      endWithDialog(context, finalAction, t('error_dialogs.checkout.title'), action.errors[0]?.message ?? '');
      break;
    case 'abort':
      endWithDialog(context, finalAction, action.title, action.message, action.isFromServer);
  }
}

/** @param action set if the purchase ends with a message */
export const settle = (context: PurchaseContext, status: Status, keepsData: boolean, action?: FinalAction) =>
  dispatch(context, { type: 'end', status, keepsData, action });

function redirect(
  context: PurchaseContext,
  url: string,
  status: Status = 'redirecting',
  keepsData = true,
): void {
  settle(context, status, keepsData);
  context.effects.navigate(url);
}

/** @param action decides the status of the purchase: a message after a submission doesn't mean that it failed */
function endWithDialog(
  context: PurchaseContext,
  action: FinalAction,
  title: string,
  message: string,
  isFromServer?: boolean,
): void {
  const { type } = action;
  const status = type === 'complete' ? 'completed' : type === 'decelerate' ? 'unconfirmed' : 'failed';
  settle(context, status, false, action);
  try {
    if (message) context.effects.showDialog(title, message, isFromServer);
  } catch (error) {
    report(error);
  }
}

function toCheckoutUrl(
  { details, cart }: PurchaseContext,
  reason?: DecelerationReason,
  checkoutUrl = cart.value?.checkoutUrl,
): string {
  return addCheckoutParameters(checkoutUrl, { parameters: details.parameters, reason });
}

/** Returns the URL of a response, or the checkout of the cart if that URL is not allowed. */
function toSafeUrl({ cart }: PurchaseContext, url?: string): string | undefined {
  try {
    return validateRedirectUrl(url);
  } catch (error) {
    report(error);
    return cart.value?.checkoutUrl;
  }
}

/** Parts of the checkout's URL that depend on the purchase. */
export interface CheckoutUrlOptions extends Pick<PurchaseDetails, 'parameters'> {
  /** If set, its marker is added to the URL as a parameter. */
  reason?: DecelerationReason | undefined;
}

/**
 * Adds the parameters of the purchase to the URL of the cart's checkout.
 *
 * @throws Error `Invalid Checkout URL` if the URL is missing, invalid or not safe (`isSafeUrl`)
 */
export function addCheckoutParameters(
  checkoutUrl: string | undefined,
  { parameters, reason }: CheckoutUrlOptions,
): string {
  const url = new URL(validateRedirectUrl(checkoutUrl));
  const marker = decelerations.find(([known]) => known === reason)?.[1];
  const all = {
    storefront_wallet: 'true',
    ...parameters,
    ...(marker && { [marker]: 'true' }),
  };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
}

/** Validates a URL before a redirect. @throws Error `Invalid Checkout URL`, also for `javascript:` and other schemes */
export function validateRedirectUrl(href: string | undefined): string {
  // A browser would resolve any text as a path, so it must begin with `https:`, `http:` or a slash.
  const url = /^(https?:\/)?\//.test(`${href}`) ? toUrl(href) : undefined;
  if (url && isSafeUrl(url)) return url.href;
  throw new Error('Invalid Checkout URL');
}
