/** Gives a class of events the attributes `on…` that the browser's own have: functions alone, and `null` for none. */
export function defineHandlers(target: EventTarget, types: readonly string[]): void {
  for (const type of types) {
    const handlers = new WeakMap<EventTarget, EventListener>();
    const call = function (this: EventTarget, event: Event) {
      handlers.get(this)?.call(this, event);
    };
    Object.defineProperty(target, `on${type}`, {
      get(this: EventTarget) {
        return handlers.get(this) ?? null;
      },
      set(this: EventTarget, handler: unknown) {
        if (typeof handler === 'function') {
          handlers.set(this, handler as EventListener);
          this.addEventListener(type, call);
        } else {
          handlers.delete(this);
          this.removeEventListener(type, call);
        }
      },
    });
  }
}
