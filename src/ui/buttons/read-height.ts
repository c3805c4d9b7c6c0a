import { togetherLater } from '../../core/base/batch-reads';

/** Elements of the page whose buttons will be drawn in later tasks. */
export const waiting = new Set<HTMLElement>();

/**
 * Reads the height of an element in CSS pixels, also of one that wasn't laid out, or was empty, when those that wait were read. All heights
 * that are wanted are read together before anything is written, because the browser lays the whole page out again for each one that is
 * read after a change.
 */
export const readHeight = togetherLater(elements => elements.map(({ offsetHeight }) => offsetHeight));

/** Heights of the elements that wait for their buttons, which are read when the first of them is drawn. */
const served = new WeakMap<HTMLElement, number>();

/** Reads the height of what the server wrote into an element that is about to be drawn; 0 where it isn't laid out. */
export function readServedHeight(element: HTMLElement): number {
  if (!served.has(element)) for (const each of waiting.add(element)) served.set(each, each.offsetHeight);
  const height = served.get(element) ?? 0;
  forget(element);
  return height;
}

/** Lets an element wait no more: it is drawn, or gone. One that is mounted again may stand elsewhere by then, and is read anew. */
export function forget(element: HTMLElement): void {
  waiting.delete(element);
  served.delete(element);
}
