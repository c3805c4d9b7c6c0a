import { CART_TYPED_WAIT_MS } from '../platform/constants';
import { readCookie, safeDocument } from '../platform/document';
import { nullProto, tryCall } from '../platform/objects';
import { toUrl } from '../platform/url';
import { wait } from '../platform/wait';
import { isCartForm } from './cart-page';
import { isShopField } from './fields';
import { isAddForm } from './form';

/** Paths of the shop's own cart, with or without locale prefix and `.js` (docs/specification.md#cart-changes). */
const CART_CHANGE = /\/cart\/(change|update|add|clear)(\.js)?\/?$/;
/** Requests with which a theme reads its cart. They often follow a change that has no resource timing of its own. */
const CART_READ = /\/cart(\.js(on)?)?\/?($|\?)|[?&]section(s|_id)=/;

/** Not in the specification: the least time between two reads of the cart for the same trigger. */
const TRIGGER_INTERVAL_MS = 10_000;
const POLL_MS = 50;

/** @param isCertain false if the cart may be unchanged */
export type CartListener = (isCertain: boolean) => void;

/**
 * The time at which each listener subscribed or was last called. The listener read the cart then, so it is not called for older
 * responses.
 */
const listeners = new Map<CartListener, number>();
/** The earliest time of the next read by `performance.now()`, for each trigger. */
let nextTimes: Record<string, number> = nullProto({});
let timer: ReturnType<typeof setTimeout> | undefined;
let stopWatching: (() => void) | undefined;

let changes = 0;

/**
 * The parents of controls with which the shopper has changed a quantity in a cart: of a field, or of a button beside it. The theme
 * may not have sent it, or the shop may not have responded.
 */
const typed = new Set<Element | null | undefined>();
let typedTime = 0;

function onTyped({ type: event, target }: Event): void {
  const isClick = event === 'click';
  // A theme may dispatch an event at the window, which has no `closest`.
  const control = (target as Element).closest?.<HTMLInputElement>(isClick ? 'button,a' : '*');
  // The script's own buttons are in slots.
  if (!control || control.closest('[slot]')) return;
  const { name, type, form = control.closest('form') } = control;
  const isQuantity =
    (type === 'number' && !(form && isAddForm(form))) ||
    isShopField(name) ||
    (form && isCartForm(form) && (isClick || !(name || /^(checkbox|radio)$/.test(type))));
  if (!isQuantity) return;
  typed.add(control.parentElement);
  typedTime = performance.now();
}

/**
 * Waits for the theme to send what the shopper has changed, and for the shop's response, up to 3 s after the last key or click. Each
 * response counts for one parent, because themes send each line by itself. A line that the theme has replaced is up to date.
 *
 * @returns undefined if nothing is pending
 */
export function whenCartSettled(): Promise<void> | undefined {
  const isPending = () =>
    performance.now() < typedTime + CART_TYPED_WAIT_MS && [...typed].some(parent => parent?.isConnected);
  const settle = async () => {
    while (isPending()) await wait(POLL_MS);
    typed.clear();
  };
  return isPending() ? settle() : undefined;
}

/** Returns how many certain and possible changes of the cart there have been. */
export const countChanges = () => changes;

/**
 * Calls a listener when the shop's cart has changed:
 * - after a `fetch` or XMLHttpRequest to the paths above
 * - when the cart's cookie changes
 * - when the page returns from the back/forward cache
 *
 * Requests are noticed by their resource timings, so that no global is patched. Chrome has no timing of a response whose body
 * nobody reads. So the listener is also called if the cart may have changed: the theme reads the cart, the page becomes visible,
 * or `notifyPossibleChange` is called.
 *
 * @returns a function that unsubscribes
 */
export function onCartChange(listener: CartListener): () => void {
  listeners.set(listener, performance.now());
  stopWatching ??= startWatching();
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    stopWatching?.();
    stopWatching = undefined;
    nextTimes = nullProto({});
    clearTimeout(timer);
  };
}

/** Calls the listeners because the page says that the cart has changed. */
export const notifyChange = () => notify();

/**
 * Calls the listeners because the cart may have changed, at most once in 10 s for each trigger.
 *
 * @param trigger name of the event that suggests a change, for example `visible`
 * @param at when the server responded. @default now
 * @returns 0, or for a trigger that came too early the time by `performance.now()` from which it may call the listeners
 */
export function notifyPossibleChange(trigger: string, at = Number.POSITIVE_INFINITY): number {
  if (![...listeners].some(([, since]) => at > since)) return 0;
  const now = performance.now();
  const next = nextTimes[trigger] ?? 0;
  if (now < next) return next;
  nextTimes[trigger] = now + TRIGGER_INTERVAL_MS;
  notify(at, false);
  return 0;
}

/** Notifies now, or at the end of the interval, because the last request within the interval may have followed a change. */
function onCartRead(at: number): void {
  const next = notifyPossibleChange('read', at);
  clearTimeout(timer);
  if (next) timer = setTimeout(onCartRead, next - performance.now(), at);
}

function startWatching(): () => void {
  const controller = new AbortController();
  const options = nullProto<AddEventListenerOptions>({ signal: controller.signal });
  let observer: PerformanceObserver | undefined;
  // A page may have replaced `PerformanceObserver` by one that throws. The other triggers then remain.
  tryCall(() => {
    observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) readTiming(entry);
    });
    observer.observe(nullProto<PerformanceObserverInit>({ type: 'resource' }));
  });
  // In the capture phase, because themes may stop these events.
  for (const type of ['input', 'change', 'click'])
    addEventListener(type, onTyped, nullProto<AddEventListenerOptions>(options, { capture: true }));
  addEventListener('pageshow', ({ persisted }) => persisted && notify(), options);
  safeDocument.addEventListener(
    'visibilitychange',
    () => safeDocument.visibilityState === 'visible' && notifyPossibleChange('visible'),
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
  tryCall(() => window.cookieStore?.addEventListener('change', onCookie, options));
  return () => {
    tryCall(() => observer?.disconnect());
    controller.abort();
  };
}

/** @param at when the server responded. @default now */
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
  if (CART_CHANGE.test(pathname)) {
    const [first] = typed;
    typed.delete(first);
    notify(responseStart);
  } else if (CART_READ.test(pathname + search)) onCartRead(responseStart);
}
