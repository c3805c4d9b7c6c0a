/** Elements whose height somebody wants, each with the function that gets its height. */
const waiting = new Map<HTMLElement, (px: number) => void>();

/**
 * Reads the height of an element in CSS pixels. All heights that are wanted are read together before anything is written,
 * because the browser lays the whole page out again for each one that is read after a change.
 */
export function readHeight(element: HTMLElement): Promise<number> {
  if (!waiting.size) setTimeout(answer);
  return new Promise(resolve => waiting.set(element, resolve));
}

/** Each answer draws buttons, and has a task of its own: together they would be one long task on a page with many elements. */
function answer(): void {
  const [first, ...others] = [...waiting].map(
    ([{ offsetHeight }, resolve]) =>
      () =>
        resolve(offsetHeight),
  );
  waiting.clear();
  first?.();
  for (const update of others) setTimeout(update);
}
