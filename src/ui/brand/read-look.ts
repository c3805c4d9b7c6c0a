/** The room `ui/brand`. How a wallet with a brand looks in its page: as the theme wants it, on what is behind it. */

import { togetherLater } from '../../core/base/batch-reads';
import { isOnDark } from '../../core/page/background';
import type { ReadLook } from '../../wallets';
import { putProbe, toCompat } from './compat';

/** Reads for all elements: all probes stand in the page before the first one is read, so it is laid out once. */
const readTogether = togetherLater(elements => {
  const probes: ReturnType<typeof putProbe>[] = [];
  try {
    for (const element of elements) probes.push(putProbe(element));
    return elements.map((element, index) => ({
      wishes: probes[index]?.read(),
      isOnDark: isOnDark(element),
    }));
  } finally {
    for (const probe of probes) probe?.remove();
  }
});

/**
 * Returns what reads how the wallets of an element have to look. The page styles those without a brand by their classes, except in the
 * grid of a cart.
 */
export const createReadLook =
  (element: HTMLElement): ReadLook =>
  async ({ brand }, page) => {
    if (!brand && !element.localName.endsWith('cart')) return undefined;
    const { wishes, isOnDark } = await readTogether(element);
    return { isOnDark, compat: toCompat(element, page, wishes) };
  };
