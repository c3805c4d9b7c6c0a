import { SHEET_TIMEOUT_MS } from '../base/constants';
import { timeout } from '../base/wait';
import { toSheetErrors } from '../decision/action';
import type { SheetAction } from '../types/action';
import type { Checkout, Payment } from '../types/checkout';
import { type Machine, type PurchaseState, UNKNOWN } from './purchase';

export interface AuthorizeOptions {
  machine: Machine;
  /** Pays, in its turn, for what the sheet showed when it began. */
  pay(payment: Payment, started: PurchaseState): Promise<SheetAction>;
  /** Of the checkout, whose verb this is. */
  fail: Checkout['fail'];
  finish: Checkout['finish'];
  /** The answer where the purchase takes no payment any more. */
  toLate(): SheetAction;
  /** Says whose time is up. */
  message: string;
}

/**
 * Takes the shopper's payment. The sheet gets its answer in the time that it has; the payment goes on without it where it
 * can't be called back, and then leads on by itself. A further call joins the payment under way.
 */
export function createAuthorize(options: AuthorizeOptions): Checkout['authorize'] {
  const { machine, pay, fail, finish, toLate, message } = options;
  let payment: Promise<SheetAction> | undefined;
  /** True where nobody waits for the answer any more. */
  let isLate = false;

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
      // A bug of ours: what it has left of a submission is unknown.
      machine.dispatch({ type: 'decide', outcome: UNKNOWN });
      action = fail(error);
    }
    const state = machine.dispatch({ type: 'stop', attempt });
    forget(attempt);
    if (state.sheetGone || isLate) finish(action);
    // What is decided goes before the answer to an attempt that was revoked.
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
