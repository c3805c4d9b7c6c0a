import { report } from '../core/report';

/** Brings an element to life; returns what undoes it. @throws DeveloperError for wrong attributes: it stays empty then */
export type Mount = (element: HTMLElement) => () => void;

/**
 * Defines a custom element, once a page however often the script is loaded. Mounting waits for the end of parsing: a
 * classic script meets its elements before their form is whole. Nothing thrown in here reaches the page.
 */
export function define(name: string, mount: Mount): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      #unmount?: () => void;

      connectedCallback() {
        // In a task of its own: the script's first run and each element together would be one long task on a slow phone.
        const mountSoon = () => setTimeout(() => this.#mount());
        if (document.readyState === 'loading')
          document.addEventListener('DOMContentLoaded', mountSoon, { once: true });
        else mountSoon();
      }

      disconnectedCallback() {
        this.#unmount?.();
        this.#unmount = undefined;
      }

      #mount() {
        if (!this.isConnected || this.#unmount) return;
        try {
          this.#unmount = mount(this);
        } catch (error) {
          report(error);
          this.replaceChildren();
        }
      }
    },
  );
}
