import type { ReadyWallet } from '../../wallets';

/** A wallet that can pay, and the slot of its element. */
export interface Placed {
  wallet: ReadyWallet;
  slot: string;
}

/** The buttons of an element that a theme has taken out, kept for the element that it puts in its place. */
export interface KeptButtons {
  placed: Placed[];
  children: HTMLElement[];
  /** Height in CSS pixels that the element reserves. */
  height: number;
}

const kept: [key: string, buttons: KeptButtons][] = [];

/**
 * Keeps buttons until the next frame is over. A theme that updates a page by comparing ids takes a form with a field named
 * `id` for a new form each time, because the field hides the form's own id. It then replaces all that is in the form by the
 * same again.
 *
 * @param key what two elements have in common that show the same buttons
 */
export function keepButtons(key: string, buttons: KeptButtons): void {
  const row: (typeof kept)[number] = [key, buttons];
  kept.push(row);
  requestAnimationFrame(() => requestAnimationFrame(() => drop(row)));
}

/** Takes out the oldest buttons that were kept for this key. Each are handed out once. */
export function restoreButtons(key: string): KeptButtons | undefined {
  const row = kept.find(([other]) => other === key);
  drop(row);
  return row?.[1];
}

/** Whether there are buttons that an element may take over. */
export const hasButtons = () => kept.length > 0;

function drop(row?: (typeof kept)[number]): void {
  const index = row ? kept.indexOf(row) : -1;
  if (index >= 0) kept.splice(index, 1);
}
