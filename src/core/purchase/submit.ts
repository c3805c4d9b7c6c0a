import { SUBMIT_TIMEOUT_MS } from '../base/constants';
import { has } from '../base/has';
import { poll } from '../base/wait';
import type { CartApi, Submission } from '../server/cart-api';
import { isGone } from '../server/result';
import type { Cart } from '../types/cart';

/**
 * Submits one attempt to pay. While it is throttled or its answer is lost, it is sent again with the same token, of which the
 * server makes one order (`SubmitAlreadyAccepted`). Before each retry the cart is read: one that has changed, or is gone, is not
 * submitted again.
 *
 * @param onLost is called for each answer that was lost
 * @param isAgreed returns true if the shopper agreed to this cart
 * @returns the last answer
 */
export function submit(
  api: CartApi,
  attemptToken: string,
  onLost: () => void,
  isAgreed: (ordered: Cart) => boolean,
): Promise<Submission> {
  let last: Submission | undefined;
  let mustStop = false;

  async function send(): Promise<Submission> {
    const submission = await api.submit(attemptToken);
    if (submission.type === 'SubmitLost') onLost();
    return submission;
  }

  async function sendAgain(previous: Submission): Promise<Submission> {
    const { data, errors } = await api.read();
    if (data && !errors.length && isAgreed(data)) return send();
    mustStop = !!data || isGone(errors);
    return previous;
  }

  return poll(
    async () => {
      last = await (last ? sendAgain(last) : send());
      return last;
    },
    submission => mustStop || !has(submission, 'pauseMs'),
    SUBMIT_TIMEOUT_MS,
    submission => (has(submission, 'pauseMs') ? submission.pauseMs : 0),
  );
}

/** Makes what tells one attempt to pay from another. Pages without TLS have no `randomUUID`. */
export function createAttemptToken(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
