import { DEBUG_CANDIDATE, PRODUCT_ATTRIBUTES, SET_BY_PRODUCT } from '../../core/page/attribute-names';
import { safeDocument, unclobbered } from '../../core/platform/document';
import { DeveloperError, report, toElementError, toReason } from '../../core/platform/errors';
import { emitPageEvent } from '../../core/platform/page-event';
import { afterFirstTask } from '../../core/platform/schedule';
import { startDebug } from '../../core/platform/telemetry';
import { pendingElements, removePending } from '../brand/appearance';
import { hasCachedButtons } from './button-cache';

/**
 * Renders an element.
 *
 * @returns a function that unmounts it
 * @throws DeveloperError for invalid attributes; the element is then emptied
 */
export type Mount = (element: HTMLElement) => () => void;

/** Selects the elements that create the wallets' elements. Servers render skeletons in these. */
export const HOSTS = 'shopify-accelerated-checkout,shopify-accelerated-checkout-cart,shopify-wallet-button';

const ATTRIBUTES = [...PRODUCT_ATTRIBUTES, ...SET_BY_PRODUCT];

/**
 * Returns true if an attribute makes `debug.js` load: `debug`, or one that may be a mistake of the page's author. Ignores names
 * that resemble no attribute of the script, because frameworks add attributes of their own.
 */
function needsDebug({ name, value }: Attr): boolean {
  return /^buyer-c/.test(name)
    ? !/^[A-Z]{2,3}$/.test(value)
    : DEBUG_CANDIDATE.test(name) && !ATTRIBUTES.includes(name);
}

/** Time in ms in which three remounts of an element are immediate. Further ones wait. */
const REMOUNTS_MS = 1000;

/**
 * Defines a custom element, once per page, even if the script is loaded several times. Errors never reach the page.
 *
 * @param schedule decides when the element is mounted
 * @param attributes names of the attributes whose change remounts the element
 */
export function define(
  name: string,
  mount: Mount,
  schedule: (work: () => void, element: HTMLElement) => void,
  attributes = ATTRIBUTES,
): void {
  // Adapters for ES5 classes add their own `define` to the registry, and replace `HTMLElement`. Both reject a class. The originals are
  // on the registry's prototype and behind any other element.
  const registry = unclobbered(customElements);
  const Base: typeof HTMLElement = Object.hasOwn(customElements, 'define')
    ? Object.getPrototypeOf(HTMLUnknownElement)
    : HTMLElement;
  if (registry.get(name)) return;
  registry.define(
    name,
    class extends Base {
      static observedAttributes = attributes;
      #unmount: (() => void) | undefined;
      /** Times of past and scheduled remounts, the oldest first. */
      #times = [-REMOUNTS_MS, -REMOUNTS_MS, -REMOUNTS_MS];

      connectedCallback() {
        try {
          pendingElements.add(this);
          schedule(() => this.#mount(), this);
        } catch (error) {
          report(error);
        }
      }

      disconnectedCallback() {
        try {
          removePending(this);
          this.#unmount?.();
        } catch (error) {
          report(error);
        }
        this.#unmount = undefined;
      }

      attributeChangedCallback(_: string, before: string | null, after: string | null) {
        if (!this.#unmount || before === after) return;
        this.disconnectedCallback();
        // A page may change the attributes because the element was mounted, which could loop forever.
        const now = performance.now();
        const next = Math.max(now, (this.#times.shift() as number) + REMOUNTS_MS);
        this.#times.push(next);
        if (next > now) setTimeout(() => this.connectedCallback(), next - now);
        else this.connectedCallback();
      }

      #mount() {
        pendingElements.delete(this);
        if (!this.isConnected || this.#unmount) return;
        try {
          if ([...this.attributes].some(needsDebug)) startDebug(this);
          this.#unmount = mount(this);
        } catch (error) {
          // Counts as mounted, so that a change of the attributes remounts the element.
          this.#unmount = () => {};
          report(toElementError(this, error));
          if (error instanceof DeveloperError) startDebug(this);
          this.style.minHeight = '';
          empty(this);
          if (HOSTS.includes(name))
            emitPageEvent(this, 'wallet-ready', {
              wallets: [],
              pageType: 'unknown',
              reason: toReason(error),
            });
        }
      }
    },
  );
  // Throws if the registry is another page's, or defines nothing.
  void new (registry.get(name) as CustomElementConstructor)();
}

/** Removes the content of an element that has failed: its buttons, the server's skeleton and the script's own. */
export function empty(element: Element): void {
  element.replaceChildren();
  element.shadowRoot?.replaceChildren();
}

/** Mounts an element synchronously. For elements that the script inserts: the page changes once, from old content to buttons. */
export function mountImmediately(work: () => void): void {
  work();
}

/**
 * Returns true if the parser has finished an element and the form that contains it: a node follows, or the page is parsed.
 */
export function isParsed(element: Element): boolean {
  let node: Node | null = element.closest('form') ?? element;
  while (node && !node.nextSibling) node = node.parentNode;
  return !!node || safeDocument.readyState !== 'loading';
}

/**
 * Creates a function that mounts elements of the page's markup after they are parsed: a classic script may run while the page is
 * parsed. The first element mounts in the task of the script, so that the next frame shows its buttons. Each other element has
 * its own task, because together they would be one long task on a slow phone.
 */
export function createScheduler(): (work: () => void, element: Element) => void {
  let isFirst = true;
  return async (work, element) => {
    const soon = () => setTimeout(work);
    if (!isParsed(element)) return safeDocument.addEventListener('DOMContentLoaded', soon);
    await undefined;
    // An element that reuses cached buttons has to show them before the next frame.
    if (isFirst || hasCachedButtons()) work();
    else soon();
    isFirst = false;
  };
}

export const afterParsing = createScheduler();

/**
 * Defines an element whose `mount` is in a lazy bundle, which loads when such an element is added to the page. If the bundle
 * can't be loaded, the element is emptied and the error is reported. The next element retries the load.
 */
export function lazyDefine(name: string, load: (element: HTMLElement) => Promise<Mount>): void {
  let mount: Mount;
  const fail =
    (error: unknown): Mount =>
    () => {
      throw error;
    };
  define(
    name,
    element => mount(element),
    async (work, element) => {
      await afterFirstTask();
      mount = await load(element).catch(fail);
      afterParsing(work, element);
    },
  );
}
