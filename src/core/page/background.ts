import { DARK_LUMINANCE_MAX } from '../base/constants';
import { together } from '../base/together';
import { unclobbered } from '../base/unclobbered';

/** Colours with less than this share of their own let what is behind them decide. */
const OPAQUE = 0.5;

/** Whether what is behind an element is dark: the luminance of the first colour on the way out of the page (docs/specification.md#styling). */
export const isOnDark = together(elements => elements.map(read));

function read(element: Element): boolean {
  for (let at: Element | null = element; at; at = unclobbered(at).parentElement ?? hostOf(at)) {
    const color = getComputedStyle(at).backgroundColor;
    const [first = 0, green = 0, blue = 0, alpha = 1] = (color.match(/\b[\d.]+/g) ?? [0, 0, 0, 0]).map(
      Number,
    );
    if (alpha < OPAQUE) continue;
    // Colours of other spaces are written from 0 to 1, or begin with a lightness that ends at 1 or at 100.
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
