import { isOnDark } from '../../core/page/background';
import { batchReads } from '../../core/platform/schedule';
import type { ReadAppearance } from '../../wallets';
import { insertProbe, PREFIX, toCompatStyles } from './compat';

/** Elements whose buttons will be rendered in later tasks. */
export const pendingElements = new Set<HTMLElement>();

/** Heights of the pending elements. */
const serverHeights = new WeakMap<HTMLElement, number>();

/** Reads the heights of all pending elements, with the styles of the first of them or when it renders. */
export function readServerHeights(): void {
  for (const each of pendingElements)
    if (!serverHeights.has(each)) serverHeights.set(each, each.offsetHeight);
}

/** Reads the height of the server's markup in an element that is about to render; 0 if it has no layout. */
export function readServerHeight(element: HTMLElement): number {
  pendingElements.add(element);
  readServerHeights();
  const height = serverHeights.get(element) ?? 0;
  removePending(element);
  return height;
}

/**
 * Removes an element from the pending ones, because it has rendered or is gone. Its height is read again if it is remounted.
 */
export function removePending(element: HTMLElement): void {
  pendingElements.delete(element);
  serverHeights.delete(element);
}

const RADIUS = `${PREFIX}button-border-radius`;

/** Reads the styles of all elements. All probes are inserted before the first read, so that there is one layout. */
const readTogether = batchReads(elements => {
  const probes: ReturnType<typeof insertProbe>[] = [];
  try {
    for (const element of elements) probes.push(insertProbe(element));
    // Probes are out of the flow, so this needs no other layout.
    readServerHeights();
    return elements.map((element, index) => ({
      legacyStyles: probes[index]?.read(),
      isOnDark: isOnDark(element),
      radius: getComputedStyle(element).getPropertyValue(RADIUS),
    }));
  } finally {
    for (const probe of probes) probe?.remove();
  }
});

/**
 * Creates the reader of the appearance of an element's wallets. The page styles those without a brand by their classes,
 * except in the grid of a cart.
 */
export const createAppearanceReader =
  (element: HTMLElement): ReadAppearance =>
  async ({ brand }, page) => {
    if (!brand && !element.localName.endsWith('cart')) return undefined;
    const { legacyStyles, isOnDark, radius } = await readTogether(element);
    const compat = toCompatStyles(element, page, legacyStyles);
    return { isOnDark, compat, radius: radius || compat[RADIUS] || '4px' };
  };

/**
 * The style sheet of branded wallets, in addition to that of all elements. It styles the buttons that the script renders, and the
 * box of any button. The box has the focus ring of a button of an SDK or of Shop Pay, in browsers that support `:has()`.
 */
export const brandCss = `
.drawn{display:block;forced-color-adjust:none;width:100%;border:0;background:#1b1b1d;color:#fff;font:500 16px system-ui,sans-serif;cursor:pointer}
.wallet img{vertical-align:-4px;max-width:100%;object-fit:contain;pointer-events:none}
.on-dark{background:#fff;color:#1b1b1d}
.drawn:hover{filter:contrast(.85)}
.drawn:active{scale:.98}
:is(.drawn:focus-visible,.wallet:has(:focus-visible)){outline:2px solid #005bd3;outline-offset:2px;box-shadow:0 0 0 2px #fff}
:is(.wallet:has(:focus-visible) :focus-visible){outline:0}
.wallet[aria-disabled=true]{opacity:.5;pointer-events:none}
.wallet[aria-busy=true]{opacity:1}
@media (forced-colors:active){.wallet{border:1px solid}}
`;
