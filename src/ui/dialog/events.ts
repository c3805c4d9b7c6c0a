import { tryCall } from '../../core/platform/objects';

const POINTER = 'pointerdown pointerup mousedown mouseup touchstart touchmove touchend wheel click';
const KEYS = ['keydown', 'keyup'] as const;
/** Events that focus traps, scroll locks and outside-click listeners of a page handle. */
const TYPES = [...KEYS, ...`${POINTER} keypress focus focusin blur focusout`.split(' ')];

/**
 * Handles the events of a modal dialog at the window, before the listeners of the page's elements, and stops them there.
 * Otherwise a page's focus trap would treat the dialog as outside of it, and cancel the dialog's clicks, move the focus back or
 * close a quick view.
 *
 * @param host element of the page whose shadow root contains the dialog
 * @param close called for a click on a button, for a click that began and ended on the backdrop, and for Escape
 * @returns a function that removes the listeners
 */
export function handleEvents(host: Element, dialog: HTMLElement, close: () => void): () => void {
  let beganOutside = false;
  const handle = (event: Event) => {
    // A page may have replaced the method.
    const path = tryCall(() => event.composedPath()) ?? [];
    // Also handles the focus events of the page's elements if the focus moves from or to the dialog.
    if (!path.includes(host) && (event as FocusEvent).relatedTarget !== host) return;
    event.stopImmediatePropagation();
    const isOnBackdrop = path[0] === dialog && isOutside(event as PointerEvent, dialog);
    if (event.type === 'pointerdown') beganOutside = isOnBackdrop;
    if (event.type === 'keydown' && (event as KeyboardEvent).key === 'Tab')
      moveFocus(event as KeyboardEvent, dialog);
    if (event.type !== 'click') return;
    // A click counts only if it began outside: a shopper who selects text may release the pointer there.
    if ((isOnBackdrop && beganOutside) || path.some(node => node instanceof HTMLButtonElement)) close();
  };
  // Before `handle`, which would stop the event.
  const releaseEscape = captureEscape(close);
  for (const type of TYPES) addEventListener(type, handle, true);
  return () => {
    for (const type of TYPES) removeEventListener(type, handle, true);
    releaseEscape();
  };
}

/** Returns true for an event outside the dialog's box. An event on the backdrop has the dialog as its target. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Keeps Tab in the dialog. By default, the focus moves on to the browser's own controls after the dialog's last one. */
function moveFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const focusable = Array.from(dialog.querySelectorAll<HTMLElement>('a[href],button,[tabindex="0"]'));
  const from = focusable.indexOf((dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement);
  const to = event.shiftKey ? Math.max(from, 0) - 1 : from + 1;
  event.preventDefault();
  focusable.at(to % focusable.length)?.focus();
}

/**
 * Captures Escape wherever the focus is, so that the key closes only the dialog. Captures it until the key is released, even if
 * the dialog has closed.
 */
function captureEscape(close: () => void): () => void {
  let isHeld = false;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const isDown = event.type === 'keydown';
    // This is a new press, because the key was released in another window.
    if (isHeld && isDown && !event.repeat) return release();
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!isDown && isHeld) release();
    if (isDown && !isHeld) {
      isHeld = true;
      close();
    }
  };
  const release = () => {
    for (const type of KEYS) removeEventListener(type, onKey, true);
  };
  for (const type of KEYS) addEventListener(type, onKey, true);
  return () => {
    if (!isHeld) release();
  };
}
