import { isOnDark } from '../../core/page/background';
import { BUTTON_RADIUS_PX } from '../../core/platform/constants';
import { batchReads } from '../../core/platform/schedule';
import type { ReadAppearance } from '../../wallets';
import { insertProbe, PREFIX, parsePx, toCompatStyles, withoutPlatformSheets } from './compat';

/** Elements that have been added to the page but not yet rendered. */
export const pendingElements = new Set<HTMLElement>();

/** The space that the server's markup takes. */
export interface ServerBox {
  /** Height in CSS pixels; 0 without layout. */
  height: number;
  /** The theme's margins around the skeleton of a product's button. @default none: there is no such skeleton */
  margins?: { marginTop: string; marginBottom: string };
}

/** The space of the server's markup in the pending elements. */
const serverBoxes = new WeakMap<HTMLElement, ServerBox>();

/** Reads the space of all pending elements together, when the first of them reads its styles or renders. */
function readServerBoxes(): void {
  for (const each of pendingElements) {
    if (serverBoxes.has(each)) continue;
    const height = each.offsetHeight;
    // In a closed drawer, an element has no box yet.
    if (!height && !each.getClientRects().length) continue;
    const skeleton = each.querySelector(':scope>.shopify-payment-button__button');
    const { marginTop, marginBottom } = skeleton ? getComputedStyle(skeleton) : ({} as CSSStyleDeclaration);
    serverBoxes.set(each, {
      height,
      ...(skeleton && { margins: { marginTop, marginBottom } }),
    });
  }
}

/** Reads the space of the server's markup in an element that is about to render. */
export function readServerBox(element: HTMLElement): ServerBox {
  pendingElements.add(element);
  readServerBoxes();
  const box = serverBoxes.get(element) ?? { height: 0 };
  removePending(element);
  return box;
}

/**
 * Removes an element from the pending ones, because it renders or is gone. If it is remounted, its space is read again.
 */
export function removePending(element: HTMLElement): void {
  pendingElements.delete(element);
  serverBoxes.delete(element);
}

const RADIUS = `${PREFIX}button-border-radius`;

/** Reads the styles of a batch of elements. All probes are inserted before the first read. They have no layout. */
const readTogether = batchReads(elements => {
  const probes: ReturnType<typeof insertProbe>[] = [];
  try {
    for (const element of elements) probes.push(insertProbe(element));
    readServerBoxes();
    const looks = elements.map(element => ({
      isOnDark: isOnDark(element),
      radius: getComputedStyle(element).getPropertyValue(RADIUS),
    }));
    return withoutPlatformSheets(() =>
      looks.map((look, index) => ({ ...look, legacyStyles: probes[index]?.read() })),
    );
  } finally {
    for (const probe of probes) probe?.remove();
  }
});

/**
 * Creates a function that reads how the buttons in an element should look. Outside of a cart it resolves to undefined for a
 * wallet without a brand: the page styles it by its classes.
 */
export const createAppearanceReader =
  (element: HTMLElement): ReadAppearance =>
  async ({ brand }, pageType) => {
    if (!brand && !element.localName.endsWith('cart')) return undefined;
    const { legacyStyles, isOnDark, radius } = await readTogether(element);
    const compat = toCompatStyles(element, pageType, legacyStyles);
    const text = radius || compat[RADIUS];
    return { isOnDark, compat, radius: text ? parsePx(text) : BUTTON_RADIUS_PX };
  };

/**
 * The style sheet of branded wallets, in addition to that of all elements. It styles the buttons that the script renders
 * (`.drawn`), and the box of every button (`.wallet`). A label that just fits does not touch the edges of its button. In browsers
 * with `:has()`, the box shows the focus ring of the button inside: an SDK's, or that of Shop Pay.
 */
export const brandCss = `\
.drawn{display:block;text-align:center;forced-color-adjust:none;width:100%;border:0;background:#1b1b1d;color:#fff;font:500 16px system-ui,sans-serif;cursor:pointer}\
.wallet.drawn{padding:0 4px}\
.wallet img{vertical-align:-4px;max-width:100%;object-fit:contain;pointer-events:none}\
.on-dark{background:#fff;color:#1b1b1d}\
.drawn:hover{filter:contrast(.85)}\
.drawn:active{scale:.98}\
:is(.drawn:focus-visible,.wallet:has(:focus-visible)){outline:2px solid #005bd3;outline-offset:2px;box-shadow:0 0 0 2px #fff}\
:is(.wallet:has(:focus-visible) :focus-visible){outline:0}\
.wallet[aria-disabled=true]{opacity:.5;pointer-events:none}\
.wallet[aria-busy=true]{opacity:1}\
@media (forced-colors:active){.wallet{border:1px solid}}\
`;
