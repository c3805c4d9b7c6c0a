import type { CartApi, Submission } from './cart-api';
import { RETRY_PAUSE_MS, SUBMIT_TIMEOUT_MS } from './constants';
import { poll } from './wait';

/** Submits one purchase, whose attempts all bear one token until the server has refused it. */
export type Submit = () => Promise<Submission>;

/**
 * A lost answer is asked for again with the same token, so that nothing is bought twice (`SubmitAlreadyAccepted`); a
 * refusal ends the token, because the shopper may mend what is wrong and pay again.
 */
export function createSubmit(api: CartApi): Submit {
  let token = crypto.randomUUID();
  return async () => {
    const submission = await poll(
      () => api.submit(token),
      ({ type }) => type !== 'SubmitThrottled' && type !== 'SubmitLost',
      SUBMIT_TIMEOUT_MS,
      answer =>
        Math.max(RETRY_PAUSE_MS, 'pollAfter' in answer ? Date.parse(answer.pollAfter) - Date.now() || 0 : 0),
    );
    if (submission.type === 'SubmitFailed') token = crypto.randomUUID();
    return submission;
  };
}
