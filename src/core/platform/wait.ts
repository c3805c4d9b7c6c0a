/**
 * The only time primitives of the script: `wait`, `timeout` and `poll`. They measure with the monotonic clock, because the
 * clock of a computer may be set back in between.
 */

export function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

/** Steps of a limit before a click: a page that stands still loses one of them, however long that takes. */
export const STEPS_BEFORE_CLICK = 8;

/**
 * Settles as the promise does, or rejects with a `TimeoutError` of this message if it takes longer.
 *
 * @param steps in which the time is counted. A step that ends late, because a long task blocked the page, counts once: what the page
 * waits for could not be handled either. @default 1
 */
export function withTimeout<T>(promise: Promise<T>, ms: number, message: string, steps = 1): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const count = (left: number) => {
      timer = setTimeout(() => {
        if (left > 1) count(left - 1);
        else reject(new DOMException(message, 'TimeoutError'));
      }, ms / steps);
    };
    count(steps);
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

/** Reads `Retry-After`, which is in seconds or a date; absent where it is neither. */
export function readRetryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
