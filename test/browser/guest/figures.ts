import type { CDPSession, Page } from 'playwright-core';

/** The memory of a page. */
export interface Figures {
  nodes: number;
  listeners: number;
  documents: number;
  observers: number;
}

const METRICS = { nodes: 'Nodes', listeners: 'JSEventListeners', documents: 'Documents' };
const OBSERVERS = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'];

/** Counts active observers from before the page's first script. */
export async function countObservers(page: Page): Promise<void> {
  await page.addInitScript(names => {
    const observing = new Set<object>();
    const page = window as unknown as Record<string, new (...input: unknown[]) => MutationObserver>;
    Object.assign(window, { observing });
    for (const name of names) {
      const Observer = page[name];
      if (!Observer) continue;
      page[name] = class extends Observer {
        override observe(...input: Parameters<MutationObserver['observe']>) {
          observing.add(this);
          super.observe(...input);
        }
        override disconnect() {
          observing.delete(this);
          super.disconnect();
        }
      };
    }
  }, OBSERVERS);
}

/** Opens the browser's own counters. */
export async function openCounters(page: Page): Promise<() => Promise<Figures>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return () => readFigures(page, session);
}

async function readFigures(page: Page, session: CDPSession): Promise<Figures> {
  const observers = await page.evaluate(
    () => (window as unknown as { observing: Set<object> }).observing.size,
  );
  // One garbage collection may make more objects collectable.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    nodes: read(METRICS.nodes),
    listeners: read(METRICS.listeners),
    documents: read(METRICS.documents),
    observers,
  };
}
