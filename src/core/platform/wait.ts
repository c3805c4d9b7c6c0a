/**
 * The only timing functions of the script: `wait`, `withTimeout` and `poll`. They use the monotonic clock, because the
 * computer's clock may be set back.
 */

export function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

/** Steps of a time-out before a click. If the page is blocked, only one of them expires, however long that takes. */
export const STEPS_BEFORE_CLICK = 8;

/**
 * Settles as the promise does, or rejects with a `TimeoutError` of this message after a time-out.
 *
 * @param steps in which the time is counted. A step that ends late, because a long task blocked the page, counts once:
 * nothing that the page waits for could be handled either. @default 1
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

/** The delay of a timer above which the page was blocked. */
const POLL_SLACK_MS = 1000;

/**
 * Calls `read` until `done` accepts its result or the time is up.
 *
 * @param pauseMs the pause after a result; never longer than the remaining time
 * @returns the last result in either case
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
    // After the page was blocked, in the background for example, it doesn't retry.
    if (performance.now() > end + POLL_SLACK_MS) return answer;
  }
}

/** Reads `Retry-After`, in seconds or a date. Returns undefined if it is neither. */
export function readRetryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
