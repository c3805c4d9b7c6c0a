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
        if (document.readyState === 'loading')
          document.addEventListener('DOMContentLoaded', () => this.#mount(), { once: true });
        else this.#mount();
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
