import { SHEET_TIMEOUT_MS } from '../base/constants';
import { timeout } from '../base/wait';
import { toSheetErrors } from '../decision/action';
import type { SheetAction } from '../types/action';
import type { Checkout, Payment } from '../types/checkout';
import { type Machine, type PurchaseState, UNKNOWN } from './purchase';

export interface AuthorizeOptions {
  machine: Machine;
  /** Pays for what the sheet showed when the payment began, after the steps before it. */
  pay(payment: Payment, started: PurchaseState): Promise<SheetAction>;
  /** `fail` of the checkout that this method belongs to. */
  fail: Checkout['fail'];
  finish: Checkout['finish'];
  /** The answer to a payment that the purchase can't take any more. */
  toLate(): SheetAction;
  /** Message of the time-out, with the wallet's name. */
  message: string;
}

/**
 * Takes the shopper's payment. The sheet gets its answer within its time. A payment that can't be called back by then goes on
 * without the sheet and ends the purchase by itself. Another call joins the payment that is under way.
 */
export function createAuthorize(options: AuthorizeOptions): Checkout['authorize'] {
  const { machine, pay, fail, finish, toLate, message } = options;
  let payment: Promise<SheetAction> | undefined;
  /** True where the sheet waits for the answer no longer. */
  let isLate: boolean;

  const forget = (attempt: number) => {
    if (machine.state.attempt === attempt) payment = undefined;
  };

  async function start(input: Payment): Promise<SheetAction> {
    const started = machine.dispatch({ type: 'pay' });
    const { attempt } = started;
    let action: SheetAction;
    try {
      action = await pay(input, started);
    } catch (error) {
      // This is a mistake of ours, and nobody knows whether anything was submitted before it.
      machine.dispatch({ type: 'decide', outcome: UNKNOWN });
      action = fail(error);
    }
    const state = machine.dispatch({ type: 'stop', attempt });
    forget(attempt);
    if (state.sheetGone || isLate) finish(action);
    // A purchase that is decided has one answer, also for an attempt that was revoked.
    return state.outcome ?? action;
  }

  return async input => {
    const { stage, outcome } = machine.state;
    if (outcome) return outcome;
    if (stage === 'settled') return toLate();
    isLate = false;
    payment ??= start(input);
    const { attempt } = machine.state;
    try {
      return await timeout(payment, SHEET_TIMEOUT_MS, message);
    } catch (error) {
      const state = machine.dispatch({ type: 'expire', attempt });
      const action = fail(error);
      if (state.stage === 'submitted') isLate ||= state.attempt === attempt;
      else forget(attempt);
      if (state.sheetGone) finish(action);
      return action.type === 'abort' ? { type: 'show_error', errors: toSheetErrors(action) } : action;
    }
  };
}
