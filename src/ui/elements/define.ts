import { safeDocument } from '../../core/platform/document';
import { report, toElementError } from '../../core/platform/errors';
import { afterFirstTask } from '../../core/platform/schedule';
import { startDebug } from '../../core/platform/telemetry';
import { pendingElements, removePending } from '../brand/appearance';
import { hasCachedButtons } from './button-cache';

/**
 * Renders an element.
 *
 * @returns a function that unmounts it
 * @throws DeveloperError for invalid attributes; the element then stays empty
 */
export type Mount = (element: HTMLElement) => () => void;

/** Attributes that themes change on an existing element: for another product, another market, another cart. */
const ATTRIBUTES = [
  'recommended',
  'recommended-instrument',
  'fallback',
  'variant-params',
  'wallet-configs',
  'wallet-config',
  'wallet-params',
  'buyer-country',
  'buyer-currency',
  'buyer-locale',
  'access-token',
  'cart-id',
  'requires-shipping',
  // Must be the last one: product elements observe all others.
  'has-selling-plan',
];

/** A product element sets `has-selling-plan` itself, from its form, which must not remount it. */
export const PRODUCT_ATTRIBUTES = ATTRIBUTES.slice(0, -1);

/**
 * Returns true for `debug` and for an attribute that may be a mistake of the page's author, so that `debug.js` loads. It ignores
 * other names, because frameworks add attributes of their own.
 */
function needsDebug({ name, value }: Attr): boolean {
  return /^buyer-c/.test(name)
    ? !/^[A-Z]{2,3}$/.test(value)
    : /^(buy|cart|deb|fa|has|re|va)/.test(name) && !ATTRIBUTES.includes(name);
}

/** Immediate remounts allowed per window. Later changes wait. */
const REMOUNTS_MAX = 3;
const REMOUNTS_MS = 1000;

/**
 * Defines a custom element, once per page, even if the script is loaded several times. Errors never reach the page.
 *
 * @param schedule decides when the element is mounted
 * @param attributes remount the element when they change
 */
export function define(
  name: string,
  mount: Mount,
  schedule: (work: () => void, element: HTMLElement) => void,
  attributes = ATTRIBUTES,
): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      static observedAttributes = attributes;
      #unmount: (() => void) | undefined;
      /** Times of past and scheduled remounts, the newest first. */
      #times: number[] = [];

      connectedCallback() {
        try {
          pendingElements.add(this);
          schedule(() => this.#mount(), this);
        } catch (error) {
          report(error);
        }
      }

      disconnectedCallback() {
        removePending(this);
        this.#unmount?.();
        this.#unmount = undefined;
      }

      attributeChangedCallback(_: string, before: string | null, after: string | null) {
        if (!this.#unmount || before === after) return;
        this.disconnectedCallback();
        // A page may change the attributes because the element was mounted, which could loop forever.
        const now = performance.now();
        const next = Math.max(now, (this.#times[REMOUNTS_MAX - 1] ?? -REMOUNTS_MS) + REMOUNTS_MS);
        this.#times = [next, ...this.#times].slice(0, REMOUNTS_MAX);
        if (next > now) setTimeout(() => this.connectedCallback(), next - now);
        else this.connectedCallback();
      }

      #mount() {
        pendingElements.delete(this);
        if (!this.isConnected || this.#unmount) return;
        if ([...this.attributes].some(needsDebug)) startDebug(this);
        try {
          this.#unmount = mount(this);
        } catch (error) {
          // A page that corrects its attributes remounts it.
          this.#unmount = () => {};
          report(toElementError(this, error));
          this.style.minHeight = '';
          this.replaceChildren();
        }
      }
    },
  );
}

/** Mounts elements of the script synchronously, so that removing and adding content is one change of the page. */
export function mountImmediately(work: () => void): void {
  work();
}

/**
 * Returns true if the parser has finished an element, or the form around it: then a node follows, or the page is parsed.
 */
function isParsed(element: Element): boolean {
  let node: Node | null = element.closest('form') ?? element;
  while (node && !node.nextSibling) node = node.parentNode;
  return !!node || safeDocument.readyState !== 'loading';
}

/**
 * Mounts elements of the page's markup after they are complete, because a classic script may run while the page is parsed. The
 * first is rendered together with the script, so that the next frame has its buttons. Each other one has its own task, because
 * together they would be one long task on a slow phone.
 */
export function createScheduler() {
  let isFirst = true;
  return (work: () => void, element: Element): void => {
    const soon = () => setTimeout(work);
    if (!isParsed(element)) safeDocument.addEventListener('DOMContentLoaded', soon);
    else
      queueMicrotask(() => {
        // An element that reuses cached buttons has to show them before the next frame.
        if (isFirst || hasCachedButtons()) work();
        else soon();
        isFirst = false;
      });
  };
}

export const afterParsing = createScheduler();

/**
 * Defines an element whose `mount` is in a lazy bundle, which loads when such an element is added to the page. If the bundle
 * can't be loaded, the element stays empty and the error is reported. The next element retries.
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
      await afterFirstTask;
      mount = await load(element).catch(fail);
      afterParsing(work, element);
    },
  );
}
