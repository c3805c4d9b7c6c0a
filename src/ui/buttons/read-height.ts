/** Elements whose height is wanted. */
const waiting = new Map<HTMLElement, (px: number) => void>();

/**
 * Height of an element in CSS pixels. All that are wanted are read together, before anybody writes: to read one after
 * the other was drawn is to let the browser lay out the whole page for each.
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
