import { toSheetErrors } from '../errors/actions';
import { SHEET_TIMEOUT_MS } from '../platform/constants';
import { nullProto } from '../platform/objects';
import { withTimeout } from '../platform/wait';
import type { FinalAction, SheetAction } from '../types/action';
import type { Payment } from '../types/purchase';
import { type PurchaseContext, toEndedAction } from './context';
import { fail, finish } from './end';
import { dispatch, UNKNOWN_OUTCOME } from './machine';
import { open } from './open';
import { type Attempt, createAttempt, pay } from './payment';
import { enqueue } from './queue';

/**
 * Pays, and resolves within the time that the sheet waits. A payment that was submitted by then goes on without the sheet, and
 * its result ends the purchase. A further call returns the result of the pending payment.
 */
export async function authorize(context: PurchaseContext, input: Payment): Promise<FinalAction> {
  const { stage, outcome } = context.state;
  if (outcome) return outcome;
  if (stage === 'settled') return toEndedAction(context);
  dispatch(context, { type: 'wait' });
  context.payment ??= start(context, input);
  const { attempt } = context.state;
  try {
    return await withTimeout(context.payment, SHEET_TIMEOUT_MS, `${context.details.brand} Timeout`);
  } catch (error) {
    const state = dispatch(context, { type: 'expire', attempt });
    const action = fail(context, error);
    if (state.stage !== 'submitted') clearPayment(context, attempt);
    if (state.sheetGone) finish(context, action);
    return action.type === 'abort' ? { type: 'show_error', errors: toSheetErrors(action) } : action;
  }
}

async function start(context: PurchaseContext, input: Payment): Promise<FinalAction> {
  const attempt = createAttempt(context, performance.now() + SHEET_TIMEOUT_MS);
  let action: FinalAction;
  try {
    const paying = enqueue(context.queue, pay, () => payQueued(context, nullProto(input), attempt));
    // Without a submission, a payment ends with what went wrong.
    action = (await paying) as FinalAction;
  } catch (error) {
    // A bug. The payment may have been submitted before, so the outcome is unknown.
    dispatch(context, { type: 'decide', outcome: UNKNOWN_OUTCOME });
    action = fail(context, error);
  }
  const state = dispatch(context, { type: 'stop', attempt: attempt.number });
  clearPayment(context, attempt.number);
  if (state.sheetGone || state.isLate) finish(context, action);
  // A decided purchase returns its one result, even to a revoked attempt.
  return state.outcome ?? action;
}

/** Pays after the queued steps. */
async function payQueued(context: PurchaseContext, payment: Payment, attempt: Attempt): Promise<SheetAction> {
  const opened = await open(context);
  // A sheet returns every contact field that it has. A missing field, or one from elsewhere, can't be edited in it.
  const uneditable = (['email', 'phone'] as const).filter(
    part => !payment[part] || part === payment.uneditable,
  );
  dispatch(context, { type: 'learn', sheet: { uneditable, billing: payment.billingAddress?.country } });
  return opened.type === 'update' ? context.removal.track(pay(context, payment, attempt)) : opened;
}

/** Lets the next call start a new payment, unless a newer attempt has begun. */
function clearPayment(context: PurchaseContext, attempt: number): void {
  if (context.state.attempt === attempt) context.payment = undefined;
}
