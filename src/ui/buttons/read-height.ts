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

function answer(): void {
  const heights = [...waiting].map(
    ([{ offsetHeight }, resolve]) =>
      () =>
        resolve(offsetHeight),
  );
  waiting.clear();
  for (const update of heights) update();
}
