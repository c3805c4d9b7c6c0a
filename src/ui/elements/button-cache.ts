import { batchReads } from '../../core/platform/schedule';
import type { ReadyWallet } from '../../wallets';

/** A wallet that can pay, and the slot of its element. */
export interface PlacedWallet {
  wallet: ReadyWallet;
  slot: string;
}

/** The buttons of an element that a theme has taken out, kept for the element that it puts in its place. */
export interface CachedButtons {
  placed: PlacedWallet[];
  children: HTMLElement[];
  /** Height in CSS pixels that the element reserves. */
  height: number;
}

const kept: [key: string, buttons: CachedButtons][] = [];

/**
 * Keeps buttons until the next frame is over. A theme that updates a page by comparing ids takes a form with a field named
 * `id` for a new form each time, because the field hides the form's own id. It then replaces all that is in the form by the
 * same again.
 *
 * @param key what two elements have in common that show the same buttons
 */
export function cacheButtons(key: string, buttons: CachedButtons): void {
  const row: (typeof kept)[number] = [key, buttons];
  kept.push(row);
  requestAnimationFrame(() => requestAnimationFrame(() => drop(row)));
}

/** Takes out the oldest buttons that were kept for this key. Each are handed out once. */
export function takeCachedButtons(key: string): CachedButtons | undefined {
  const row = kept.find(([other]) => other === key);
  drop(row);
  return row?.[1];
}

/** Whether there are buttons that an element may take over. */
export const hasCachedButtons = () => kept.length > 0;

function drop(row?: (typeof kept)[number]): void {
  const index = row ? kept.indexOf(row) : -1;
  if (index >= 0) kept.splice(index, 1);
}

/** Elements of the page whose buttons will be drawn in later tasks. */
export const pendingElements = new Set<HTMLElement>();

/**
 * Reads the height of an element in CSS pixels, also of one that wasn't laid out, or was empty, when those that wait were read. All heights
 * that are wanted are read together before anything is written, because the browser lays the whole page out again for each one that is
 * read after a change.
 */
export const readHeight = batchReads(elements => elements.map(({ offsetHeight }) => offsetHeight));

/** Heights of the elements that wait for their buttons, which are read when the first of them is drawn. */
const served = new WeakMap<HTMLElement, number>();

/** Reads the height of what the server wrote into an element that is about to be drawn; 0 where it isn't laid out. */
export function readServedHeight(element: HTMLElement): number {
  if (!served.has(element))
    for (const each of pendingElements.add(element)) served.set(each, each.offsetHeight);
  const height = served.get(element) ?? 0;
  removePending(element);
  return height;
}

/** Lets an element wait no more: it is drawn, or gone. One that is mounted again may stand elsewhere by then, and is read anew. */
export function removePending(element: HTMLElement): void {
  pendingElements.delete(element);
  served.delete(element);
}
