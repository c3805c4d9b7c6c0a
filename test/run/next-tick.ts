import { clearImmediate, clearTimeout, setImmediate, setTimeout } from 'node:timers';

/**
 * `setTimeout(fn, 0)` fires on the next tick, as in browsers. Node waits a millisecond, and the tests start
 * thousands of timers. Import it before anything that keeps its own reference to `setTimeout`.
 */
type Timer = NodeJS.Timeout | NodeJS.Immediate;

const isTurn = (timer?: Timer): timer is NodeJS.Immediate => timer?.constructor.name === 'Immediate';

/** Longer timers, such as the time of a redirect, end with the page. No test waits for them. */
const LONG_MS = 2000;
const longTimers = new Set<NodeJS.Timeout>();

const set = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): Timer => {
  if (ms <= 0) return setImmediate(run, ...args);
  const timer = setTimeout(run, ms, ...args);
  if (ms >= LONG_MS) longTimers.add(timer);
  return timer;
};

/** Ends the long timers of a page that a test has left. */
export function clearLongTimers(): void {
  for (const timer of longTimers) clearTimeout(timer);
  longTimers.clear();
}

const clear = (timer?: Timer) => (isTurn(timer) ? clearImmediate(timer) : clearTimeout(timer));

Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
