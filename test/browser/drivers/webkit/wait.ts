import { WebDriverError } from './session';

/** More than a test's own waits would need: three engines share the processors. */
export const ACTION_TIMEOUT_MS = 15_000;
const POLL_MS = 25;

/** What a page answers that is just being left, and a frame that is just being loaded. */
const PASSING = [
  'javascript error',
  'no such element',
  'no such frame',
  'script timeout',
  'stale element reference',
  'unknown error',
];

/**
 * Asks until the answer is one; a page that is between two documents gives none.
 *
 * @param what stands in the message where it never comes
 */
export async function waitFor<R>(
  ask: () => Promise<R | undefined>,
  what: string,
  timeout = ACTION_TIMEOUT_MS,
): Promise<R> {
  const end = performance.now() + timeout;
  let last = '';
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
      last = '';
    } catch (error) {
      if (!(error instanceof WebDriverError && PASSING.includes(error.code))) throw error;
      last = ` (${error.message})`;
    }
    if (performance.now() > end) throw new Error(`Still not after ${timeout} ms: ${what}${last}`);
    await new Promise(resolve => setTimeout(resolve, POLL_MS));
  }
}
