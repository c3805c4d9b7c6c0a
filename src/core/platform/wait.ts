export function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

/** The `steps` of `withTimeout` for a load before the click. */
export const LOAD_TIMEOUT_STEPS = 8;

/**
 * Settles as the promise does, or rejects with a `TimeoutError` after a time-out.
 *
 * @param message of the `TimeoutError`
 * @param steps number of timers into which the time-out is divided, one after the other. A long task that blocks the page can use
 * up only one of them. @default 1
 */
export function withTimeout<T>(promise: Promise<T>, ms: number, message: string, steps = 1): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const count = (left: number) => {
      timer = setTimeout(() => {
        if (left > 1) count(left - 1);
        else reject(new DOMException(message, 'TimeoutError'));
      }, ms / steps);
    };
    count(steps);
    // Old libraries replace `Promise` by one without `finally`.
    const stop = () => clearTimeout(timer);
    promise.then(stop, stop);
    promise.then(resolve, reject);
  });
}
