import type { KeyboardEvent } from 'react';

/** Clicks for the keys that a `button` of the platform obeys by itself. */
export function press(event: KeyboardEvent<HTMLElement>): void {
  if (!['Enter', ' '].includes(event.key)) return;
  event.preventDefault();
  event.currentTarget.click();
}
