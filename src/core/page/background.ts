import { DARK_LUMINANCE_MAX } from '../platform/constants';
import { unclobbered } from '../platform/document';

/** Backgrounds below this opacity are skipped. */
const OPACITY_MIN = 0.5;

/**
 * Returns true if the background of an element is dark (docs/specification.md#styling). The first background that is opaque
 * enough decides, from the element outwards.
 */
export function isOnDark(element: Element): boolean {
  for (
    let current: Element | null = element;
    current;
    current = unclobbered(current).parentElement ?? hostOf(current)
  ) {
    const color = getComputedStyle(current).backgroundColor;
    const parts = color.match(/\b[\d.]+/g)?.map(Number) as
      | [number, number, number, alpha?: number]
      | undefined;
    if (!parts) continue;
    const [first, green, blue, alpha = OPACITY_MIN] = parts;
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

function hostOf(element: Element): Element | null {
  return (unclobbered(element).getRootNode() as Partial<ShadowRoot>).host ?? null;
}
