import { SUBMIT_TIMEOUT_MS } from '../base/constants';
import { poll } from '../base/wait';
import type { CartApi, Submission } from '../server/cart-api';

/**
 * Submits one attempt to pay, and asks again with the same token while it is throttled or its answer is lost: the server
 * makes one order of a token (`SubmitAlreadyAccepted`).
 *
 * @param onLost told of each answer that was lost
 */
export function submit(api: CartApi, attemptToken: string, onLost: () => void): Promise<Submission> {
  return poll(
    async () => {
      const submission = await api.submit(attemptToken);
      if (submission.type === 'SubmitLost') onLost();
      return submission;
    },
    submission => !('pauseMs' in submission),
    SUBMIT_TIMEOUT_MS,
    submission => (submission as { pauseMs: number }).pauseMs,
  );
}

/** What tells one attempt to pay from another. Pages without TLS have no `randomUUID`. */
export function createAttemptToken(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
