import { toElementError } from '../core/accelerated-checkout-error';
import { report } from '../core/report';
import { ownDocument } from '../core/unclobbered';

/** Brings an element to life; returns what undoes it. @throws DeveloperError for wrong attributes: it stays empty then */
export type Mount = (element: HTMLElement) => () => void;

/** What themes write anew over a live element: another product, or another market. */
const ATTRIBUTES = [
  'recommended',
  'variant-params',
  'wallet-configs',
  'wallet-config',
  'buyer-country',
  'buyer-currency',
];

/**
 * Defines a custom element, once a page however often the script is loaded. Nothing thrown in here reaches the page.
 *
 * @param schedule when it mounts
 */
export function define(name: string, mount: Mount, schedule: (work: () => void) => void): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      static observedAttributes = ATTRIBUTES;
      #unmount?: () => void;

      connectedCallback() {
        schedule(() => this.#mount());
      }

      disconnectedCallback() {
        this.#unmount?.();
        this.#unmount = undefined;
      }

      attributeChangedCallback(_: string, before: string | null, after: string | null) {
        if (!this.#unmount || before === after) return;
        this.disconnectedCallback();
        this.connectedCallback();
      }

      #mount() {
        if (!this.isConnected || this.#unmount) return;
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
  else soon();
}
