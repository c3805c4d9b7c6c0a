/** The room `ui/buttons`. The elements that a theme writes into its page, and the buttons in them. */

import { toElementError } from '../../core/base/accelerated-checkout-error';
import { startDebug } from '../../core/base/debug';
import { report } from '../../core/base/report';
import { waiting } from '../../core/base/together';
import { ownDocument } from '../../core/base/unclobbered';
import { hasButtons } from './kept-buttons';

/** Brings an element to life; returns what undoes it. @throws DeveloperError for wrong attributes: it stays empty then */
export type Mount = (element: HTMLElement) => () => void;

/** What themes write anew over a live element: another product, another market, another cart. */
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
  'has-selling-plan',
];

/** Of a product, its form says whether there is a selling plan, and the element writes it itself. */
export const PRODUCT_ATTRIBUTES = ATTRIBUTES.slice(0, -1);

/** How often attributes bring an element to life anew at once, in this time; then it waits. */
const LIVES_MAX = 3;
const LIVES_MS = 1000;

/**
 * Defines a custom element, once a page however often the script is loaded. Nothing thrown in here reaches the page.
 *
 * @param schedule when it mounts
 * @param attributes those that bring it to life anew when they change
 */
export function define(
  name: string,
  mount: Mount,
  schedule: (work: () => void) => void,
  attributes = ATTRIBUTES,
): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      static observedAttributes = attributes;
      #unmount?: () => void;
      /** When its attributes brought it to life anew, or will, the last first. */
      #times: number[] = [];

      connectedCallback() {
        waiting.add(this);
        schedule(() => this.#mount());
      }

      disconnectedCallback() {
        waiting.delete(this);
        this.#unmount?.();
        this.#unmount = undefined;
      }

      attributeChangedCallback(_: string, before: string | null, after: string | null) {
        if (!this.#unmount || before === after) return;
        this.disconnectedCallback();
        // A page may write them because the element lives again: that must not go on without an end in between.
        const now = performance.now();
        const next = Math.max(now, (this.#times[LIVES_MAX - 1] ?? -LIVES_MS) + LIVES_MS);
        this.#times = [next, ...this.#times].slice(0, LIVES_MAX);
        if (next > now) setTimeout(() => this.connectedCallback(), next - now);
        else this.connectedCallback();
      }

      #mount() {
        waiting.delete(this);
        if (!this.isConnected || this.#unmount) return;
        if (this.hasAttribute('debug')) startDebug();
        try {
          this.#unmount = mount(this);
        } catch (error) {
          report(toElementError(this, error));
          this.style.minHeight = '';
          this.replaceChildren();
        }
      }
    },
  );
}

/** For elements that we make: at once, so that what they replace and what they show are one change of the page. */
export function atOnce(work: () => void): void {
  work();
}

/**
 * For elements that the page holds: after the end of parsing, because a classic script meets them before their form is
 * whole; and each in a task of its own, because together they would be one long task on a slow phone.
 */
export function afterParsing(work: () => void): void {
  const soon = () => setTimeout(work);
  if (ownDocument.readyState === 'loading')
    ownDocument.addEventListener('DOMContentLoaded', soon, { once: true });
  // Where the buttons of an element that went are kept for the next one, they show before the next frame.
  else queueMicrotask(() => (hasButtons() ? work() : soon()));
}
