/**
 * Lets Escape close the dialog alone. A theme's drawer under it listens for the same key, mostly at the document, and would
 * close as well or keep the platform from closing the dialog. While a key that closed the dialog is still held down, it
 * belongs to the dialog.
 *
 * @returns a function that stops this
 */
export function keepEscape(close: () => void): () => void {
  let isHeld = false;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const isDown = event.type === 'keydown';
    // The key was released in another window, so this is a new press.
    if (isHeld && isDown && !event.repeat) return stop();
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!isDown && isHeld) stop();
    if (isDown && !isHeld) {
      isHeld = true;
      close();
    }
  };
  const stop = () => {
    for (const type of TYPES) removeEventListener(type, onKey, true);
  };
  for (const type of TYPES) addEventListener(type, onKey, true);
  return () => {
    if (!isHeld) stop();
  };
}

const TYPES = ['keydown', 'keyup'] as const;
