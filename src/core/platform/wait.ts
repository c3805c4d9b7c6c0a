export function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

/** Number of timers for the time-out of a load before the click (`withTimeout`). */
export const LOAD_TIMEOUT_STEPS = 8;

/**
 * Settles as the promise does, or rejects with a `TimeoutError` of this message after a time-out.
 *
 * @param steps number of timers that the time-out is divided into. While a long task blocks the page, at most one of them fires,
 * so that the blocked time doesn't use up the time-out. @default 1
 */
export function withTimeout<T>(promise: Promise<T>, ms: number, message: string, steps = 1): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    const count = (left: number) => {
      timer = setTimeout(() => {
        if (left > 1) count(left - 1);
        else reject(new DOMException(message, 'TimeoutError'));
      }, ms / steps);
    };
    count(steps);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
