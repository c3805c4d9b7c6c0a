import { wait } from './wait';

/** A timer that is later than this shows that the page was blocked. */
const POLL_SLACK_MS = 1000;

/**
 * Calls `read` until `done` accepts its result or the time is up. It uses the monotonic clock, because the device's clock may be
 * set back.
 *
 * @param pauseMs the pause after a result; never longer than the remaining time
 * @returns the last result in either case
 */
export async function poll<T>(
  read: () => Promise<T>,
  done: (result: T) => boolean,
  ms: number,
  pauseMs: (result: T) => number,
): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    const result = await read();
    const remainingMs = end - performance.now();
    if (done(result) || remainingMs <= 0) return result;
    await wait(Math.min(pauseMs(result), remainingMs));
    // After the page was blocked, in the background for example, it doesn't retry.
    if (performance.now() > end + POLL_SLACK_MS) return result;
  }
}

/** Reads `Retry-After`, in seconds or a date. Returns undefined if it is neither. */
export function readRetryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
