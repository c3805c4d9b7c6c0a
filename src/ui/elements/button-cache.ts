import { mayReact } from '../../core/platform/budget';
import { batchReads } from '../../core/platform/schedule';
import type { ReadyWallet } from '../../wallets';

/** A wallet that can pay, and the slot of its element. */
export interface PlacedWallet {
  wallet: ReadyWallet;
  slot: string;
}

/** Buttons of an element that a theme has removed, cached for the element that replaces it. */
export interface CachedButtons {
  placed: PlacedWallet[];
  children: HTMLElement[];
  /** Height in CSS pixels that the element reserves. */
  height: number;
}

const kept: [key: string, buttons: CachedButtons][] = [];

/** A theme may replace a form at each step of a slider. */
const REPLACEMENTS_MAX = 100;

/** What counts how often the buttons of a key were kept. */
const owners = new Map<string, object>();

/**
 * Keeps buttons until the next frame is over. A theme that updates a page by comparing ids takes a form with a field named
 * `id` for a new form each time, because the field hides the form's own id. It then replaces all that is in the form by the
 * same again. Where that never ends nothing is kept, so that each further element is drawn in a task of its own.
 *
 * @param key identifies elements that show the same buttons
 */
export function cacheButtons(key: string, buttons: CachedButtons): void {
  const owner = owners.get(key) ?? { key };
  owners.set(key, owner);
  if (!mayReact(owner, REPLACEMENTS_MAX)) return;
  const row: (typeof kept)[number] = [key, buttons];
  kept.push(row);
  requestAnimationFrame(() => requestAnimationFrame(() => drop(row)));
}

/** Removes the oldest cached buttons of this key and returns them. */
export function takeCachedButtons(key: string): CachedButtons | undefined {
  const row = kept.find(([other]) => other === key);
  drop(row);
  return row?.[1];
}

/** Returns true if there are cached buttons. */
export const hasCachedButtons = () => kept.length > 0;

function drop(row?: (typeof kept)[number]): void {
  const index = row ? kept.indexOf(row) : -1;
  if (index >= 0) kept.splice(index, 1);
}

/** Elements whose buttons will be rendered in later tasks. */
export const pendingElements = new Set<HTMLElement>();

/**
 * Reads the height of an element in CSS pixels, also if it had no layout, or was empty, when the pending ones were read.
 * Heights are read in a batch before anything is written, because each read after a change forces a layout of the whole page.
 */
export const readHeight = batchReads(elements => elements.map(({ offsetHeight }) => offsetHeight));

/** Heights of the pending elements, which are read when the first of them renders. */
const served = new WeakMap<HTMLElement, number>();

/** Reads the height of the server's markup in an element that is about to render; 0 if it has no layout. */
export function readServedHeight(element: HTMLElement): number {
  if (!served.has(element))
    for (const each of pendingElements.add(element)) served.set(each, each.offsetHeight);
  const height = served.get(element) ?? 0;
  removePending(element);
  return height;
}

/**
 * Removes an element from the pending ones: it has rendered or is gone. It may be remounted elsewhere, so its height is read
 * again then.
 */
export function removePending(element: HTMLElement): void {
  pendingElements.delete(element);
  served.delete(element);
}
