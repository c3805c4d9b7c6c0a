import { wait } from './wait';

/** If a timer fires later than this, the page was blocked. */
const POLL_SLACK_MS = 1000;

/**
 * Calls `read` until `done` accepts its result or the time is up. Measures by the monotonic clock, because the device's clock may
 * be set back.
 *
 * @param pauseMs the pause after a result. One that ends after the time is up is not waited for
 * @returns the last result, accepted or not
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
    const pause = pauseMs(result);
    if (done(result) || performance.now() + pause > end) return result;
    await wait(pause);
    // There is no retry if the page was blocked in the pause, in the background for example.
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
