/** Elements of the page that will be mounted in later tasks. */
export const waiting = new Set<HTMLElement>();

/**
 * Reads styles for all waiting elements when the first of them asks. To read styles after another element was drawn makes the
 * browser lay the page out again, once for each element.
 *
 * @param read reads for all these elements before anything is written
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
    // An element that is mounted again may stand elsewhere by then.
    found.delete(element);
    return value;
  };
}
