import { clearImmediate, clearTimeout, setImmediate, setTimeout } from 'node:timers';

/**
 * A timer of no time comes in the next turn of the event loop, as it does in a browser. Node has it wait for a millisecond, and the
 * tests begin thousands of them. Imported before anything that keeps a timer of its own.
 */
type Timer = NodeJS.Timeout | NodeJS.Immediate;

const isTurn = (timer?: Timer): timer is NodeJS.Immediate => timer?.constructor.name === 'Immediate';

const set = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): Timer =>
  ms > 0 ? setTimeout(run, ms, ...args) : setImmediate(run, ...args);
const clear = (timer?: Timer) => (isTurn(timer) ? clearImmediate(timer) : clearTimeout(timer));

Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
