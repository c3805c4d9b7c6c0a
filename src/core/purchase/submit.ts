import { SUBMIT_TIMEOUT_MS } from '../platform/constants';
import { hasOwn } from '../platform/objects';
import { poll } from '../platform/retry';
import type { CartApi, Submission } from '../storefront/cart-api';
import { errorResult, isCartGone } from '../storefront/result';
import type { SheetAction } from '../types/action';
import type { Cart } from '../types/cart';
import { type Agreement, findDifference } from './agreement';
import { type PurchaseContext, toNextAction } from './context';
import { dispatch, type Outcome, UNKNOWN_OUTCOME } from './machine';

/** Submits a prepared payment. After a rejection the shopper may pay again, unless an earlier response was lost. */
export async function submit(
  context: PurchaseContext,
  api: CartApi,
  agreed: Agreement,
): Promise<SheetAction> {
  const submission = await submitWithRetries(context, api, createAttemptToken(), agreed);
  if (submission.type !== 'SubmitFailed') {
    const decided = dispatch(context, { type: 'decide', outcome: toOutcome(submission, context.cart.value) });
    return decided.outcome ?? UNKNOWN_OUTCOME;
  }
  const { checkoutUrl, errors } = submission;
  const { outcome } = dispatch(context, { type: 'reject' });
  if (outcome) return outcome;
  const action = toNextAction(context, errorResult(...errors));
  return action.type === 'decelerate' && checkoutUrl ? { ...action, checkoutUrl } : action;
}

function toOutcome(submission: Exclude<Submission, { type: 'SubmitFailed' }>, cart?: Cart): Outcome {
  switch (submission.type) {
    case 'SubmitSuccess':
      return { type: 'complete', redirectUrl: submission.redirectUrl ?? undefined };
    // An earlier attempt was accepted, but its response was lost. The shop's checkout of the cart shows the order.
    case 'SubmitAlreadyAccepted':
      return { type: 'complete', redirectUrl: cart?.checkoutUrl };
    case 'SubmitThrottled':
      return { type: 'decelerate', reason: 'cart_throttled' };
    case 'SubmitLost':
      return UNKNOWN_OUTCOME;
  }
}

/**
 * Submits one attempt to pay. Retries it while it is throttled or its response is lost. All retries have the same token, and the
 * server creates only one order for a token (`SubmitAlreadyAccepted`). Reads the cart before each retry. If the cart has changed
 * or is gone, doesn't retry.
 *
 * @returns the last response
 */
export function submitWithRetries(
  context: PurchaseContext,
  api: CartApi,
  attemptToken: string,
  agreed: Agreement,
): Promise<Submission> {
  let last: Submission | undefined;
  let mustStop = false;

  async function send(): Promise<Submission> {
    const submission = await api.submit(attemptToken);
    if (submission.type === 'SubmitLost') dispatch(context, { type: 'lose' });
    return submission;
  }

  async function resend(previous: Submission): Promise<Submission> {
    const result = await api.read();
    const { data, errors } = result;
    // Only reports a wrong cart id.
    toNextAction(context, result);
    if (data && !errors.length && !findDifference(agreed, data)) return send();
    mustStop = !!data || isCartGone(errors);
    return previous;
  }

  return poll(
    async () => {
      last = await (last ? resend(last) : send());
      return last;
    },
    submission => mustStop || !hasOwn(submission, 'pauseMs'),
    SUBMIT_TIMEOUT_MS,
    submission => (hasOwn(submission, 'pauseMs') ? submission.pauseMs : 0),
  );
}

/** Creates the token of one attempt to pay. `randomUUID` is missing on pages without TLS. */
export function createAttemptToken(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
