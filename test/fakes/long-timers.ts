import { stub } from '../run/suite';

const LONG_MS = 2000;

/** Lets a file end before the long timers of its purchases, such as the time of a redirect, for tests with the real clock. */
export function releaseLongTimers(): void {
  const { setTimeout } = globalThis;
  stub(globalThis, {
    setTimeout(run: () => void, ms?: number, ...input: unknown[]) {
      const timer = setTimeout(run, ms, ...input);
      if (Number(ms) >= LONG_MS) (timer as unknown as NodeJS.Timeout).unref();
      return timer;
    },
  });
}
