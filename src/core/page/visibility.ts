import { nullProto, tryCall } from '../platform/objects';
import { outside } from './background';
import { isAddForm } from './form';

/** Events that show that a shopper may click soon. */
export const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'];

/** Whether elements are shown, read for all pending elements together, because each reading after a change forces a layout. */
const known = new WeakMap<Element, boolean>();
/** Elements that wait until they are shown, each with its work. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Returns the box that contains an element. The element's own box doesn't count, because a theme may hide the element until it has
 * a button.
 */
function toBox(element: Element): Element {
  const parent = outside(element) as Element;
  return getComputedStyle(parent).display === 'contents' ? toBox(parent) : parent;
}

/**
 * Returns false for an element that is not in the document, or in a part of it that is hidden. If the page has replaced what tells
 * this, the element counts as rendered.
 */
export function isRendered(element: Element): boolean {
  return element.isConnected && (tryCall(() => !!toBox(element).getClientRects()[0]) ?? true);
}

/** Returns false for an element in a closed drawer: the drawer has no box, or is beside the viewport. */
function isShown(element: Element): boolean {
  const [box] = toBox(element).getClientRects();
  // A page may have replaced `innerWidth` by something that is no number.
  return !!box && !(box.left >= innerWidth) && box.right >= 0;
}

/** Starts the work of waiting elements: of all, or of those that are shown. */
function startWaiting(isReady?: (element: Element) => boolean): void {
  for (const [element, work] of waiting)
    if (!isReady || isReady(element)) {
      waiting.delete(element);
      work();
    }
}

/** Starts all waiting elements, because the page says that something is about to be shown. */
export const startAll = () => startWaiting();

/**
 * Calls back once an element is shown, or may be soon because the shopper is about to add to the cart: at once, unless it is in a
 * closed drawer. A scroll position doesn't hide an element.
 *
 * @param pending elements that will be checked soon, too
 */
export function whenShown(element: Element, work: () => void, pending: Iterable<Element>): void {
  if (!known.has(element))
    for (const each of [element, ...pending]) known.set(each, tryCall(() => isShown(each)) ?? true);
  const isKnown = known.get(element);
  known.delete(element);
  if (isKnown) work();
  else {
    waiting.set(element, work);
    observer ??= createObserver();
    observer.observe(toBox(element));
  }
}

function createObserver(): IntersectionObserver {
  const onIntent = (event: Event) => {
    for (const node of (tryCall(() => event.composedPath()) ?? []) as HTMLFormElement[])
      if (node.localName === 'form' && isAddForm(node)) startAll();
  };
  for (const type of INTENT_EVENTS)
    addEventListener(type, onIntent, nullProto({ capture: true, passive: true }));
  // A drawer that a transform moves out touches the right edge. Below the fold, an element is shown.
  return new IntersectionObserver(() => startWaiting(isShown), { rootMargin: '99999px -1px 99999px 0px' });
}
