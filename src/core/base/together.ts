/** Elements of the page that will come to life in tasks to come. */
export const waiting = new Set<HTMLElement>();

/**
 * Lets what the first of many elements reads of the page's styles be read for all that wait with it: to read after another
 * element was drawn is to let the browser work the page out anew for each.
 *
 * @param read for these elements, of one name, before it writes anything
 */
export function together<T>(read: (elements: HTMLElement[]) => T[]): (element: HTMLElement) => T {
  const found = new WeakMap<HTMLElement, T>();
  return element => {
    if (!found.has(element)) {
      const others = [...waiting].filter(other => other.localName === element.localName && !found.has(other));
      const all = [...new Set([element, ...others])];
      for (const [index, value] of read(all).entries()) found.set(all[index] as HTMLElement, value);
    }
    const value = found.get(element) as T;
    // An element that lives again may stand elsewhere.
    found.delete(element);
    return value;
  };
}
