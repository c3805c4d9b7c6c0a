import { isWithinBudget } from '../../core/platform/budget';
import type { ReadyWallet } from '../../wallets';
import type { ServerBox } from '../brand/appearance';

/** A wallet that can pay, and the slot of its element. */
export interface PlacedWallet {
  wallet: ReadyWallet;
  slot: string;
}

/** Buttons of an element that a theme has removed, cached for the element that replaces it. */
export interface CachedButtons {
  placed: PlacedWallet[];
  children: HTMLElement[];
  /** Space that the element reserves. */
  box: ServerBox;
}

const cache = new Set<[key: string, buttons: CachedButtons]>();

/** Replacements per second. A theme may replace a form at each step of a slider. */
const REPLACEMENTS_MAX = 100;

/** Owners of the counts of `isWithinBudget`, by key. */
const owners = new Map<string, object>();

/**
 * Caches buttons until the next frame is over. Some themes update a page by comparing ids. A field named `id` hides the id of its
 * form, so that such a theme replaces the form's content by equal content. If a theme never stops replacing it, nothing more is
 * cached. Each further element then renders in its own task.
 *
 * @param key identifies elements that show the same buttons
 */
export function cacheButtons(key: string, buttons: CachedButtons): void {
  const owner = owners.get(key) ?? { key };
  owners.set(key, owner);
  if (!isWithinBudget(owner, REPLACEMENTS_MAX)) return;
  const row: [string, CachedButtons] = [key, buttons];
  cache.add(row);
  requestAnimationFrame(() => requestAnimationFrame(() => cache.delete(row)));
}

/** Removes the oldest cached buttons of this key and returns them. */
export function takeCachedButtons(key: string): CachedButtons | undefined {
  for (const row of cache)
    if (row[0] === key) {
      cache.delete(row);
      return row[1];
    }
  return undefined;
}

/** Returns true if there are cached buttons. */
export const hasCachedButtons = () => cache.size > 0;
