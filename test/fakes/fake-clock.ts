import { setImmediate as turn } from 'node:timers/promises';
import { onEnd, stub } from '../run/suite';

/** Turns of the event loop after which promises, streams and renders have run out. */
const TURNS = 12;
/** Turns of a millisecond after which nothing comes any more that needs no timer. */
const SLOW_TURNS = 1000;

interface Timer {
  at: number;
  run(): void;
}

/** Time that passes only when the test says so. */
export interface FakeClock {
  /** Milliseconds that have passed. */
  readonly elapsed: number;
  /** Timers that are still to run. */
  readonly pending: number;
  /** Lets this much time pass, timer by timer. */
  advance(ms: number): Promise<void>;
  /** Lets time pass until the promise settles. @throws where no timer is left that could settle it */
  run<T>(promise: Promise<T>): Promise<T>;
  restore(): void;
}

/** Takes the place of `setTimeout`, `Date.now`, `performance.now` and `AbortSignal.timeout` until `restore()`, or the end of the test. */
export function fakeClock(
  start = Date.parse('2026-01-31T12:00:00Z'),
  { slowTurns = SLOW_TURNS } = {},
): FakeClock {
  const { setTimeout } = globalThis;
  const timers = new Map<number, Timer>();
  let elapsed = 0;
  let ids = 0;

  const set = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    // As the platform reads it: what is no number, or more than 31 bits have room for, is no time at all, or another.
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
    // What was to happen in the next turn still does: what it puts back would stay away for the tests that follow.
    for (const { at, run } of timers.values()) if (at <= elapsed) setTimeout(run);
    timers.clear();
  };
  onEnd(restore);

  const settle = async () => {
    for (let left = TURNS; left; left--) await turn();
  };
  /** Runs the next timer, where one is due by then. */
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
        // What comes without a timer, such as a file that is imported, takes its time on a busy machine.
        for (let left = slowTurns; left && !settled && !timers.size; left--)
          await new Promise(resolve => setTimeout(resolve, 1));
        if (!settled && !timers.size) throw new Error('Nothing left that could settle the promise');
      }
      return promise;
    },
    restore,
  };
}
