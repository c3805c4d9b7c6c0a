import { setImmediate as turn } from 'node:timers/promises';
import { onEnd, stub } from '../run/suite';

/** Ticks of the event loop after which promises, streams and renders have settled. */
const TURNS = 12;
/** Ticks of a millisecond after which everything without a timer has settled. */
const SLOW_TURNS = 1000;

interface Timer {
  at: number;
  run(): void;
}

/** A clock that the test advances. */
export interface FakeClock {
  /** Elapsed milliseconds. */
  readonly elapsed: number;
  /** Number of pending timers. */
  readonly pending: number;
  /** Advances the clock, timer by timer. */
  advance(ms: number): Promise<void>;
  /** Advances the clock until the promise settles. @throws if no timer is left that could settle it */
  run<T>(promise: Promise<T>): Promise<T>;
  restore(): void;
}

/** Replaces `setTimeout`, `Date.now`, `performance.now` and `AbortSignal.timeout` until `restore()` or the end of the test. */
export function fakeClock(
  start = Date.parse('2026-01-31T12:00:00Z'),
  { slowTurns = SLOW_TURNS } = {},
): FakeClock {
  const { setTimeout } = globalThis;
  const timers = new Map<number, Timer>();
  let elapsed = 0;
  let ids = 0;

  const set = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    // As in browsers, an invalid number or one above 31 bits wraps to another delay.
    timers.set(++ids, { at: elapsed + Math.max(0, ms | 0), run: () => run(...args) });
    return ids;
  };
  const clear = (id: number) => timers.delete(id);
  const timeout = (ms: number) => {
    const controller = new AbortController();
    set(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return controller.signal;
  };
  const restores = [
    stub(globalThis, { setTimeout: set, clearTimeout: clear }),
    stub(Date, { now: () => start + elapsed }),
    stub(performance, { now: () => elapsed }),
    stub(AbortSignal, { timeout }),
  ];
  const restore = () => {
    for (const each of restores) each();
    // Callbacks of the next tick still run, because they may restore stubs that later tests need.
    for (const { at, run } of timers.values()) if (at <= elapsed) setTimeout(run);
    timers.clear();
  };
  onEnd(restore);

  const settle = async () => {
    for (let left = TURNS; left; left--) await turn();
  };
  /** Runs the next timer, if it is due. */
  const step = async (by = Number.POSITIVE_INFINITY): Promise<boolean> => {
    const next = [...timers].sort(([, a], [, b]) => a.at - b.at)[0];
    if (!next || next[1].at > by) return false;
    timers.delete(next[0]);
    elapsed = Math.max(elapsed, next[1].at);
    next[1].run();
    await settle();
    return true;
  };

  return {
    get elapsed() {
      return elapsed;
    },
    get pending() {
      return timers.size;
    },
    async advance(ms) {
      const end = elapsed + ms;
      await settle();
      while (await step(end));
      elapsed = end;
    },
    async run(promise) {
      let settled = false;
      const done = () => {
        settled = true;
      };
      promise.then(done, done);
      await settle();
      while (!settled) {
        if (await step()) continue;
        // Work without a timer, such as an import, takes longer on a busy machine.
        for (let left = slowTurns; left && !settled && !timers.size; left--)
          await new Promise(resolve => setTimeout(resolve, 1));
        if (!settled && !timers.size) throw new Error('Nothing left that could settle the promise');
      }
      return promise;
    },
    restore,
  };
}
