import type { Disposable, Page } from 'playwright-core';

/** What of a page leaves nothing behind but what ends with its document, cookies, and the size of the window. */
const HARMLESS = new Set(
  [
    'content evaluate frameLocator goto goBack isClosed keyboard locator mouse reload request screenshot',
    'getByLabel getByRole getByTestId getByText',
    'off setViewportSize then title unroute url',
    'waitForEvent waitForFunction waitForLoadState waitForRequest waitForResponse waitForTimeout waitForURL',
  ].flatMap(names => names.split(' ')),
);

export type Undo = () => unknown;

// biome-ignore lint/suspicious/noExplicitAny: each method has its own
type Given = any[];

/** How that ends which a test adds to its page, from what it has given and got. */
const UNDOING: Record<string, (page: Page, given: Given, got: unknown) => unknown> = {
  addInitScript: (_, __, got) => (got as Promise<Disposable>).then(script => script.dispose()),
  exposeFunction: (_, __, got) => (got as Promise<Disposable>).then(name => name.dispose()),
  on: (page, [event, listener]) => page.off(event, listener),
  once: (page, [event, listener]) => page.off(event, listener),
  route: (page, [url, handler]) => page.unroute(url, handler),
};

/**
 * A page as a test uses it, with what undoes that before another test gets the page: whatever is not known to be harmless or undone
 * spends it.
 */
export function watchPage(page: Page): { page: Page; undos: Undo[]; isSpent(): boolean } {
  const undos: Undo[] = [];
  let isSpent = false;
  const watched = new Proxy(page, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      const undoing = UNDOING[String(name)];
      if (undoing)
        return (...given: Given) => {
          const got = value.apply(target, given);
          undos.push(() => undoing(target, given, got));
          return got;
        };
      if (!HARMLESS.has(String(name))) isSpent = true;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { page: watched, undos, isSpent: () => isSpent };
}
