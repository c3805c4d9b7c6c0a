import { stub } from '../run/suite';

/** Observers controlled by the test, because happy-dom has no layout. */
export interface FakeObservers {
  /** The observed elements. */
  readonly seen: Element[];
  readonly sized: Element[];
  thresholds: unknown[];
  /** Makes an observed element visible or invisible. */
  show(isIntersecting?: boolean): void;
  /** Sets the width of every element, and notifies the observers. */
  resize(width: number): void;
}

type Report = (entries: { isIntersecting: boolean; target: Element }[]) => void;

export function fakeObservers(): FakeObservers {
  const thresholds: unknown[] = [];
  let width = 0;

  function observerOf(live: Map<object, { report: Report; targets: Element[] }>) {
    return class {
      constructor(report: Report, options?: IntersectionObserverInit) {
        live.set(this, { report, targets: [] });
        if (options) thresholds.push(options.threshold);
      }
      observe(target: Element) {
        live.get(this)?.targets.push(target);
      }
      disconnect() {
        live.delete(this);
      }
    };
  }
  const views = new Map<object, { report: Report; targets: Element[] }>();
  const sizes = new Map<object, { report: Report; targets: Element[] }>();
  stub(globalThis, {
    IntersectionObserver: observerOf(views),
    ResizeObserver: observerOf(sizes),
  });
  stub(HTMLElement.prototype, {
    get offsetWidth() {
      return width;
    },
  });

  const notify = (live: typeof views, isIntersecting: boolean) => {
    for (const { report, targets } of live.values())
      if (targets.length) report(targets.map(target => ({ isIntersecting, target })));
  };
  const targetsOf = (live: typeof views) => [...live.values()].flatMap(({ targets }) => targets);

  return {
    thresholds,
    get seen() {
      return targetsOf(views);
    },
    get sized() {
      return targetsOf(sizes);
    },
    show: (isIntersecting = true) => notify(views, isIntersecting),
    resize(px) {
      width = px;
      notify(sizes, false);
    },
  };
}
