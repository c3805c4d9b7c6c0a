/** An event target that knows whether anybody listens: without a listener the browser answers in the page's place. */
export class ListenedTarget extends EventTarget {
  readonly #listeners = new Map<string, Set<unknown>>();

  protected isHeard(type: string): boolean {
    return !!this.#listeners.get(type)?.size;
  }

  override addEventListener(type: string, ...rest: [EventListenerOrEventListenerObject | null]): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(rest[0]));
    super.addEventListener(type, ...rest);
  }

  override removeEventListener(type: string, ...rest: [EventListenerOrEventListenerObject | null]): void {
    this.#listeners.get(type)?.delete(rest[0]);
    super.removeEventListener(type, ...rest);
  }
}
