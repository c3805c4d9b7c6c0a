import type { ReadonlySignal } from '@preact/signals';
import { bare } from '../base/bare';
import { metric } from '../base/metric';
import { report } from '../base/report';
import { toAbort } from '../decision/action';
import type { SheetAction } from '../types/action';
import type { Cart } from '../types/cart';
import type { Status } from '../types/checkout';
import type { Purchase } from '../types/purchase';
import type { DecelerationReason } from '../types/result';
import { t } from '../words/words';
import type { Machine, PurchaseState } from './purchase';
import { checkRedirect, toCheckoutUrl } from './redirect';

/** What a purchase does to the page. */
export interface Effects {
  go(url: string): void;
  /** Opens a dialog. */
  showDialog(title: string, message: string, isTheirs?: boolean): void;
}

type Ends = { [type in SheetAction['type']]: (action: Extract<SheetAction, { type: type }>) => void };

/** Makes what ends a purchase with a redirect or a dialog. Nothing else does either. */
export function createEnd(
  context: Omit<Purchase, 'config' | 'source'>,
  cart: ReadonlySignal<Cart | undefined>,
  dispatch: Machine['dispatch'],
  effects: Effects,
) {
  const { instrument, parameters } = context;

  function go(url: string, status: Status = 'redirecting', keepsData = true) {
    dispatch({ type: 'end', status, keepsData });
    effects.go(url);
  }

  function stop(title: string, message: string, status: Status = 'failed', isTheirs = false) {
    dispatch({ type: 'end', status });
    try {
      if (message) effects.showDialog(title, message, isTheirs);
    } catch (error) {
      report(error);
    }
  }

  const toUrl = (reason?: DecelerationReason, checkoutUrl = cart.value?.checkoutUrl) =>
    toCheckoutUrl(checkoutUrl, { parameters, reason });

  /** The page that an answer names, or the checkout of the cart where that can't be used. */
  function findPage(url: string): string | undefined {
    try {
      return checkRedirect(url);
    } catch (error) {
      report(error);
      return cart.value?.checkoutUrl;
    }
  }

  return (action: SheetAction, { outcome }: PurchaseState): void => {
    const { type, reason } = { reason: undefined, ...action };
    metric('finish', { instrument, action: type, reason });
    const ends: Ends = {
      decelerate: ({ reason, checkoutUrl, keepsData }) =>
        go(toUrl(reason, checkoutUrl && findPage(checkoutUrl)), outcome && 'unconfirmed', keepsData),
      abort: ({ title, message, isTheirs }) => stop(title, message, 'failed', isTheirs),
      show_error: ({ errors }) => stop(t('error_dialogs.checkout.title'), errors[0]?.message ?? ''),
      complete: ({ redirectUrl }) => go(checkRedirect(findPage(redirectUrl)), 'completed'),
      update: () => go(toUrl()),
    };
    // A `checkoutUrl` on `Object.prototype` would redirect to another site.
    const run = (ending: SheetAction) =>
      (ends[ending.type] as (action: SheetAction) => void)(bare<SheetAction>(ending));
    try {
      run(action);
    } catch (error) {
      // There is no page to go to.
      report(error);
      if (!outcome) run(toAbort('checkout_error', context));
      else if (outcome.type === 'complete')
        stop(t('error_dialogs.order.title'), t('error_dialogs.order.placed'), 'completed');
      // The button stays blocked, because the order may be placed.
      else stop('', t('errors.payment_pending'), 'unconfirmed');
    }
  };
}
