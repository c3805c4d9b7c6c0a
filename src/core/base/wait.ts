/**
 * The only time primitives of the script: `wait`, `timeout` and `poll`. They measure with the monotonic clock, because the
 * clock of a computer may be set back in between.
 */

export function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

/** Settles as the promise does, or rejects with a `TimeoutError` of this message where it takes longer. */
export function timeout<T>(promise: Promise<T>, ms: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException(message, 'TimeoutError')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** How late a timer may be before the page counts as having stood still. */
const POLL_SLACK_MS = 1000;

/**
 * Asks again until the answer is done or the time is up. @returns the last answer in either case
 *
 * @param pauseMs how long to wait after an answer before asking again; never longer than the time that is left
 */
export async function poll<T>(
  read: () => Promise<T>,
  done: (answer: T) => boolean,
  ms: number,
  pauseMs: (answer: T) => number,
): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    const answer = await read();
    const remainingMs = end - performance.now();
    if (done(answer) || remainingMs <= 0) return answer;
    await wait(Math.min(pauseMs(answer), remainingMs));
    // A page that stood still in the meantime, in the background for example, asks no more.
    if (performance.now() > end + POLL_SLACK_MS) return answer;
  }
}
