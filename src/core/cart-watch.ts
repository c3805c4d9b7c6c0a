/** Paths of the shop's own cart, with or without locale prefix and `.js` (section 2). */
const CART_CHANGE = /\/cart\/(change|update|add|clear)(\.js)?$/;

const listeners = new Set<() => void>();
let observer: PerformanceObserver | undefined;

/**
 * Calls back after each change of the shop's cart by `fetch` or XMLHttpRequest; returns the end of listening. It reads
 * the page's resource timings, so that nothing of the page is patched and errors of theme code stay theme code's.
 */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  observer ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    observer?.disconnect();
    observer = undefined;
  };
}

function watch(): PerformanceObserver {
  const watcher = new PerformanceObserver(list => {
    if (list.getEntries().some(isCartChange)) for (const listener of listeners) listener();
  });
  watcher.observe({ type: 'resource' });
  return watcher;
}

function isCartChange(entry: PerformanceEntry): boolean {
  const { initiatorType } = entry as PerformanceResourceTiming;
  return /^(fetch|xmlhttprequest)$/.test(initiatorType) && CART_CHANGE.test(new URL(entry.name).pathname);
}
