/**
 * Gives Escape to the dialog alone. A drawer of the theme under it listens for the same key, mostly on the document: it would
 * close as well, or prevent what the platform does. The key that is still down when the dialog has gone belongs to the dialog
 * until it is let go.
 *
 * @returns what ends it
 */
export function keepEscape(close: () => void): () => void {
  let isHeld = false;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const isDown = event.type === 'keydown';
    // Let go in another window: this is a new press.
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
