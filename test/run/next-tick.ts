import { clearImmediate, clearTimeout, setImmediate, setTimeout } from 'node:timers';

/**
 * `setTimeout(fn, 0)` fires on the next tick, as in browsers. Node waits a millisecond, and the tests start
 * thousands of timers. Import it before anything that keeps its own reference to `setTimeout`.
 */
type Timer = NodeJS.Timeout | NodeJS.Immediate;

const isTurn = (timer?: Timer): timer is NodeJS.Immediate => timer?.constructor.name === 'Immediate';

const set = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): Timer =>
  ms > 0 ? setTimeout(run, ms, ...args) : setImmediate(run, ...args);
const clear = (timer?: Timer) => (isTurn(timer) ? clearImmediate(timer) : clearTimeout(timer));

Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
