/** The room `ui/brand`. How a wallet with a brand looks in its page: its label, as the theme wants it, on what is behind it. */

import { togetherLater } from '../../core/base/batch-reads';
import type { Brand } from '../../core/click/later';
import { isOnDark } from '../../core/page/background';
import type { Look } from '../../core/types/config';
import { putProbe, toCompat } from './compat';

/** Reads for all elements: all probes stand in the page before the first one is read, so it is laid out once. */
function readAll(elements: HTMLElement[]) {
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
}

/** Makes what reads how an element's wallets have to look. */
export function createReadLook(): Brand['readLook'] {
  const readTogether = togetherLater(readAll);
  return async (element, page): Promise<Look> => {
    const { wishes, isOnDark } = await readTogether(element);
    return { isOnDark, compat: toCompat(element, page, wishes) };
  };
}
