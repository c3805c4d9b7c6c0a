import { stub } from '../run/suite';

/** Replaces the page's resource timings with the test's. */
export function fakeResourceTiming(): {
  add(path: string, initiatorType?: string): void;
  readonly observers: number;
} {
  const callbacks = new Set<PerformanceObserverCallback>();
  class FakeObserver {
    readonly #callback: PerformanceObserverCallback;
    constructor(callback: PerformanceObserverCallback) {
      this.#callback = callback;
    }
    observe() {
      callbacks.add(this.#callback);
    }
    disconnect() {
      callbacks.delete(this.#callback);
    }
  }
  stub(globalThis, { PerformanceObserver: FakeObserver });
  return {
    add(path, initiatorType = 'fetch') {
      const entry = { name: new URL(path, location.href).href, initiatorType };
      const list = { getEntries: () => [entry] } as unknown as PerformanceObserverEntryList;
      for (const callback of callbacks) callback(list, {} as PerformanceObserver);
    },
    get observers() {
      return callbacks.size;
    },
  };
}
