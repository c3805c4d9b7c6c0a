import { isOnDark } from '../../core/page/background';
import { batchReads } from '../../core/platform/schedule';
import type { ReadAppearance } from '../../wallets';
import { insertProbe, toCompatStyles } from './compat';

/** Reads for all elements: all probes are inserted before the first one is read, so that the page is laid out once. */
const readTogether = batchReads(elements => {
  const probes: ReturnType<typeof insertProbe>[] = [];
  try {
    for (const element of elements) probes.push(insertProbe(element));
    return elements.map((element, index) => ({
      wishes: probes[index]?.read(),
      isOnDark: isOnDark(element),
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
    const { wishes, isOnDark } = await readTogether(element);
    return { isOnDark, compat: toCompatStyles(element, page, wishes) };
  };

/**
 * The style sheet of a branded wallet, beside that of all elements: of a button that the script renders, and around any. The
 * ring around a button of an SDK or of Shop Pay replaces its own, in browsers that know `:has()`.
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
