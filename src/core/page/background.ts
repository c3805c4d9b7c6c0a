import { DARK_LUMINANCE_MAX } from '../platform/constants';
import { unclobbered } from '../platform/document';

/** Backgrounds below this opacity are skipped. */
const OPACITY_MIN = 0.5;

/**
 * Returns true if the background of an element is dark (docs/specification.md#styling). The first background that is opaque
 * enough decides, from the element outwards.
 */
export function isOnDark(element: Element): boolean {
  for (let current: Element | null = element; current; current = outside(current)) {
    const color = getComputedStyle(current).backgroundColor;
    const parts = color.match(/\b[\d.]+/g) ?? [0, 0, 0, 0];
    const [first, green, blue, alpha = OPACITY_MIN] = parts.map(Number) as [number, number, number, number?];
    if (alpha < OPACITY_MIN) continue;
    // `color()` has parts from 0 to 1. Other notations, such as `lab()` and `oklch()`, begin with a lightness up to 1 or up to
    // 100.
    const luminance = /^(rgb|color)/.test(color)
      ? (0.299 * first + 0.587 * green + 0.114 * blue) * (color.startsWith('c') ? 255 : 1)
      : first * (first > 1 ? 2.55 : 255);
    return luminance < DARK_LUMINANCE_MAX;
  }
  return false;
}

/** Pause before a changed page is read, so that its other changes are over. */
const SETTLE_MS = 100;

/**
 * Calls a function after the background of an element may have changed: by attributes of what contains it, such as the class of a
 * dark mode, by the system's preference, or at the end of a transition.
 *
 * @param onChange returns true to be called again soon
 * @returns a function that ends the calls
 */
export function watchBackground(element: Element, onChange: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (onChange()) later();
    }, SETTLE_MS);
  };
  const observer = new MutationObserver(later);
  for (let current = outside(element); current; current = outside(current))
    observer.observe(current, { attributes: true });
  const onTransition = ({ propertyName }: TransitionEvent) => {
    if (propertyName === 'background-color') later();
  };
  const preference = matchMedia('(prefers-color-scheme:dark)');
  preference.addEventListener('change', later);
  addEventListener('transitionend', onTransition);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    preference.removeEventListener('change', later);
    removeEventListener('transitionend', onTransition);
  };
}

/** Returns the element around this one, also around a shadow root. */
export function outside(element: Element): Element | null {
  const { parentElement, getRootNode } = unclobbered(element);
  return parentElement ?? (getRootNode() as Partial<ShadowRoot>).host ?? null;
}
