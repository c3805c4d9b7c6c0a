import { readCookie, safeDocument } from '../platform/document';
import { nullProto } from '../platform/objects';
import { toUrl } from '../platform/url';

/** Paths of the shop's own cart, with or without locale prefix and `.js` (docs/specification.md#cart-changes). */
const CART_CHANGE = /\/cart\/(change|update|add|clear)(\.js)?\/?$/;
/** What a theme requests to draw its cart: after a change that left no timing this is the first sign of it. */
const CART_READ = /\/cart(\.js(on)?)?\/?($|\?)|[?&]section(s|_id)=/;

/** Not in the specification: how often each sign that a cart may have changed has it read again. */
const SIGN_INTERVAL_MS = 10_000;

export type CartListener = (isCertain: boolean) => void;

/**
 * The time at which each listener subscribed or was last called. It has read the cart since, so older responses are skipped.
 */
const listeners = new Map<CartListener, number>();
/** When each sign may have the cart read again. */
let due: Record<string, number> = nullProto({});
let timer: ReturnType<typeof setTimeout> | undefined;
let stop: (() => void) | undefined;

let changes = 0;

/** Returns how many changes of the cart the page has noticed. */
export const countChanges = () => changes;

/**
 * Calls a listener when the shop's cart has changed: after `fetch` and XMLHttpRequest to the paths above, when the shopper
 * gets another cart, and when the page comes back from the back/forward cache. It reads the page's resource timings, so that
 * nothing of the page is patched and a theme's errors stay the theme's. Chrome has no timing of an answer that nobody reads. So it also
 * calls the listener at signs that the cart may have changed: the theme draws its cart, the page becomes visible, or `onSign`.
 *
 * @param listener gets false if the cart may be the same
 * @returns the end of listening
 */
export function onCartChange(listener: CartListener): () => void {
  listeners.set(listener, performance.now());
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    stop?.();
    stop = undefined;
    due = nullProto({});
    clearTimeout(timer);
  };
}

/** Has the cart read again, unless this sign has done so within 10 s. @returns when it may, in the time of `performance.now` */
export function onSign(sign: string, at = Number.POSITIVE_INFINITY): number {
  if (![...listeners.values()].some(since => at > since)) return 0;
  const now = performance.now();
  const next = due[sign] ?? 0;
  if (now < next) return next;
  due[sign] = now + SIGN_INTERVAL_MS;
  notify(at, false);
  return 0;
}

/** The last request within the interval counts once the interval is over, because the change may have come just before it. */
function onRead(at: number): void {
  const next = onSign('read', at);
  clearTimeout(timer);
  if (next) timer = setTimeout(onRead, next - performance.now(), at);
}

function watch(): () => void {
  const controller = new AbortController();
  const options = nullProto<AddEventListenerOptions>({ signal: controller.signal });
  let observer: PerformanceObserver | undefined;
  // A page may have replaced each of these by something else, and needs none of them.
  try {
    observer = new PerformanceObserver(list => list.getEntries().forEach(readTiming));
    observer.observe(nullProto<PerformanceObserverInit>({ type: 'resource' }));
  } catch {}
  addEventListener('pageshow', ({ persisted }) => persisted && notify(), options);
  safeDocument.addEventListener(
    'visibilitychange',
    () => safeDocument.visibilityState === 'visible' && onSign('visible'),
    options,
  );
  let token = readCookie('cart');
  // Firefox and Safari have `cookieStore` since 2025.
  const onCookie = () => {
    const next = readCookie('cart');
    if (next === token) return;
    token = next;
    notify();
  };
  try {
    window.cookieStore?.addEventListener('change', onCookie, options);
  } catch {}
  return () => {
    try {
      observer?.disconnect();
    } catch {}
    controller.abort();
  };
}

/** @param at when the server answered */
function notify(at = Number.POSITIVE_INFINITY, isCertain = true): void {
  changes++;
  for (const [listener, since] of listeners)
    if (at > since) {
      listeners.set(listener, performance.now());
      listener(isCertain);
    }
}

function readTiming(entry: PerformanceEntry): void {
  const { initiatorType, name, responseStart } = entry as PerformanceResourceTiming;
  if (!/^(fetch|xmlhttprequest)$/.test(initiatorType)) return;
  const { pathname = '', search = '' } = toUrl(name) ?? {};
  if (CART_CHANGE.test(pathname)) notify(responseStart);
  else if (CART_READ.test(pathname + search)) onRead(responseStart);
}
