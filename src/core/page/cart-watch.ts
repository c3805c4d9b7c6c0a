import { readCookie } from '../platform/document';
import { nullProto } from '../platform/objects';

/** Paths of the shop's own cart, with or without locale prefix and `.js` (docs/specification.md#cart-changes). */
const CART_CHANGE = /\/cart\/(change|update|add|clear)(\.js)?\/?$/;

/**
 * The time at which each listener subscribed or was last called. It has read the cart since, so older responses are skipped.
 */
const listeners = new Map<() => void, number>();
let stop: (() => void) | undefined;

let changes = 0;

/** Returns how many changes of the cart the page has noticed. */
export const countChanges = () => changes;

/**
 * Subscribes to changes of the shop's cart: after `fetch` and XMLHttpRequest to the paths above, when the shopper gets
 * another cart, and when the page returns from the back/forward cache. It reads the page's resource timings, so no global is
 * patched. Chrome has no timing for a response that nobody reads; there the cookie reveals the first product.
 *
 * @returns unsubscribes
 */
export function onCartChange(listener: () => void): () => void {
  listeners.set(listener, performance.now());
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    stop?.();
    stop = undefined;
  };
}

function watch(): () => void {
  const controller = new AbortController();
  const options = nullProto<AddEventListenerOptions>({ signal: controller.signal });
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (isCartChange(entry)) notify(entry.responseStart);
  });
  observer.observe(nullProto<PerformanceObserverInit>({ type: 'resource' }));
  addEventListener('pageshow', ({ persisted }) => persisted && notify(), options);
  let token = readCookie('cart');
  // Firefox and Safari have `cookieStore` since 2025.
  window.cookieStore?.addEventListener(
    'change',
    () => {
      const next = readCookie('cart');
      if (next === token) return;
      token = next;
      notify();
    },
    options,
  );
  return () => {
    observer.disconnect();
    controller.abort();
  };
}

/** @param at when the server answered */
function notify(at = Number.POSITIVE_INFINITY): void {
  changes++;
  for (const [listener, since] of listeners)
    if (at > since) {
      listeners.set(listener, performance.now());
      listener();
    }
}

function isCartChange(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  const { initiatorType } = entry as PerformanceResourceTiming;
  return /^(fetch|xmlhttprequest)$/.test(initiatorType) && CART_CHANGE.test(new URL(entry.name).pathname);
}
