import type { ReadyWallet } from '../../wallets';

/** A wallet that can pay, and the slot of its element. */
export interface Placed {
  wallet: ReadyWallet;
  slot: string;
}

/** The buttons of an element that a theme has taken out, for the one that it puts in its place. */
export interface KeptButtons {
  placed: Placed[];
  children: HTMLElement[];
  /** Height in CSS pixels that the element keeps free. */
  room: number;
}

const kept: [key: string, buttons: KeptButtons][] = [];

/**
 * Keeps them over the next frame. A theme that lays a page anew by its ids takes a form with a field named `id` for another
 * one each time, because the field hides the form's own: all that stands in it is replaced, and is the same.
 *
 * @param key what two elements have in common that show the same buttons
 */
export function keepButtons(key: string, buttons: KeptButtons): void {
  const row: (typeof kept)[number] = [key, buttons];
  kept.push(row);
  requestAnimationFrame(() => requestAnimationFrame(() => drop(row)));
}

/** The buttons that went first of those with this key; each is handed out once. */
export function restoreButtons(key: string): KeptButtons | undefined {
  const row = kept.find(([other]) => other === key);
  drop(row);
  return row?.[1];
}

/** Whether an element that comes now may find its buttons. */
export const hasButtons = () => kept.length > 0;

function drop(row?: (typeof kept)[number]): void {
  const index = row ? kept.indexOf(row) : -1;
  if (index >= 0) kept.splice(index, 1);
}
