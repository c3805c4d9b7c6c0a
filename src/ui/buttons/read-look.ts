import { together } from '../../core/base/batch-reads';
import { isOnDark } from '../../core/page/background';
import type { PageType } from '../../core/types/config';
import { putProbe, toCompat } from './compat';

/** How an element stands in its page before its buttons do. */
interface Look {
  /** Custom properties that a theme of the old markup wants, with their values. */
  compat: Record<string, string>;
  /** True where what is behind the element is dark. */
  isOnDark: boolean;
  /** In CSS pixels; 0 where the server wrote nothing, or the element isn't laid out. */
  height: number;
}

/** Reads all waiting elements of one kind: all probes stand in the page before the first one is read, so it is laid out once. */
const readTogether = together(elements => {
  const probes = elements.map(putProbe);
  const looks = elements.map((element, index) => ({
    wishes: probes[index]?.read(),
    isOnDark: isOnDark(element),
    height: element.offsetHeight,
  }));
  for (const probe of probes) probe?.remove();
  return looks;
});

export function readLook(element: HTMLElement, page: PageType): Look {
  const { wishes, ...look } = readTogether(element);
  return { ...look, compat: toCompat(element, page, wishes) };
}
