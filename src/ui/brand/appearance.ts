import { isOnDark } from '../../core/page/background';
import { BUTTON_RADIUS_PX } from '../../core/platform/constants';
import { batchReads } from '../../core/platform/schedule';
import type { ReadAppearance } from '../../wallets';
import {
  findPlatformSheets,
  insertProbe,
  PREFIX,
  type Probe,
  parsePx,
  readProbe,
  toCompatStyles,
} from './compat';

/** Elements that have been added to the page but not yet rendered. */
export const pendingElements = new Set<HTMLElement>();

/** The space that the server's markup takes. */
export interface ServerBox {
  /** Height in CSS pixels; 0 without layout. */
  height: number;
  /** The theme's vertical margins of the skeleton of a product's button. @default none: there is no such skeleton */
  margin?: string | false | undefined;
}

/** The space of the server's markup in the pending elements. */
const serverBoxes = new WeakMap<HTMLElement, ServerBox>();

/** Reads the space of all pending elements together, when the first of them reads its styles or renders. */
function readServerBoxes(): void {
  for (const each of pendingElements) {
    if (serverBoxes.has(each)) continue;
    // Elements such as `style` have no height. Inside a shadow root, the markup has none either.
    const shown = [...(each as unknown as { children: HTMLCollectionOf<HTMLElement> }).children].filter(
      ({ offsetHeight }) => offsetHeight,
    );
    const [first] = shown;
    const last = shown.pop();
    // Without margins, which an element may contain or not.
    const markup = first && last && last.offsetTop + last.offsetHeight - first.offsetTop;
    const height = markup || each.offsetHeight;
    // In a closed drawer, an element has no box yet.
    if (!height && !each.getClientRects().length) continue;
    const margin = first?.matches('.shopify-payment-button__button') && getComputedStyle(first).marginBlock;
    serverBoxes.set(each, { height, margin });
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

/** Width in pixels from which a button has room for the words "Buy with" beside its logo. */
const CALL_TO_ACTION_MIN_PX = 200;

const RADIUS = `${PREFIX}button-border-radius`;

/** Reads the styles of a batch of elements. All probes are inserted before the first read. They have no layout. */
const readTogether = batchReads(elements => {
  const probes: (Probe | undefined)[] = [];
  let toggle: ReturnType<typeof findPlatformSheets> | undefined;
  try {
    readServerBoxes();
    for (const element of elements) probes.push(insertProbe(element));
    // Only what the probes read depends on the platform's style sheets.
    if (probes.some(Boolean)) toggle = findPlatformSheets(pendingElements);
    const looks = elements.map(element => ({
      isOnDark: isOnDark(element),
      // An element in a closed drawer has no box, and will be wider. In a cart or the checkout, the page requests the words.
      ...(element.localName === 'shopify-accelerated-checkout' &&
        element.offsetWidth < CALL_TO_ACTION_MIN_PX &&
        element.getClientRects().length && { callToAction: false }),
      radius: getComputedStyle(element).getPropertyValue(RADIUS),
    }));
    toggle?.(true);
    return looks.map((look, index) => {
      const probe = probes[index];
      return { ...look, legacyStyles: probe && readProbe(elements[index] as Element, probe) };
    });
  } finally {
    toggle?.(false);
    for (const probe of probes) probe?.[0].remove();
  }
});

/**
 * Creates a function that reads how the buttons in an element should look. Outside of a cart it resolves to undefined for a
 * wallet without a brand: the page styles it by its classes.
 */
export const createAppearanceReader =
  (element: HTMLElement): ReadAppearance =>
  async ({ brand }, pageType) => {
    if (!brand && !element.localName.includes('-cart')) return undefined;
    const { legacyStyles, radius, ...look } = await readTogether(element);
    const compat = toCompatStyles(element, pageType, legacyStyles);
    const text = radius || compat[RADIUS];
    return { ...look, compat, radius: text ? parsePx(text) : BUTTON_RADIUS_PX };
  };

/**
 * The style sheet of branded wallets, in addition to that of all elements. It styles the buttons that the script renders
 * (`.drawn`), and the box of every button (`.wallet`). A label that just fits does not touch the edges of its button. In browsers
 * with `:has()`, the box shows the focus ring of the button inside: an SDK's, or that of Shop Pay.
 */
export const brandCss = `\
.drawn{padding:0 4px;text-align:center;forced-color-adjust:none;width:100%;background:#1b1b1d;color:#fff;font:500 16px system-ui,sans-serif;cursor:pointer}\
.wallet img{vertical-align:-4px;max-width:100%;object-fit:contain;pointer-events:none}\
.on-dark{background:#fff;color:#1b1b1d}\
.drawn:hover{filter:contrast(.85)}\
.drawn:active{scale:.98}\
:is(.drawn:focus-visible,.wallet:has(:focus-visible)){outline:2px solid #005bd3;outline-offset:2px;box-shadow:0 0 0 2px #fff}\
:is(.wallet:has(:focus-visible) :focus-visible){outline:0}\
.wallet[aria-disabled]{opacity:.5;pointer-events:none}\
.wallet[aria-busy]{opacity:1}\
@media (forced-colors:active){.wallet{border:1px solid}}\
`;
