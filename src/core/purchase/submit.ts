import { SUBMIT_TIMEOUT_MS } from '../base/constants';
import { has } from '../base/has';
import { poll } from '../base/wait';
import type { CartApi, Submission } from '../server/cart-api';

/**
 * Submits one attempt to pay. While it is throttled or its answer is lost, it is sent again with the same token, of which the
 * server makes one order (`SubmitAlreadyAccepted`).
 *
 * @param onLost is called for each answer that was lost
 */
export function submit(api: CartApi, attemptToken: string, onLost: () => void): Promise<Submission> {
  return poll(
    async () => {
      const submission = await api.submit(attemptToken);
      if (submission.type === 'SubmitLost') onLost();
      return submission;
    },
    submission => !has(submission, 'pauseMs'),
    SUBMIT_TIMEOUT_MS,
    submission => (has(submission, 'pauseMs') ? submission.pauseMs : 0),
  );
}

/** Makes what tells one attempt to pay from another. Pages without TLS have no `randomUUID`. */
export function createAttemptToken(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
