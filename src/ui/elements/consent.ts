import { report } from '../../core/platform/errors';
import { loadLazy } from '../../core/platform/load-lazy';
import type { ConsentBundle } from '../../core/types/bundles';
import type { PageSettings } from '../../core/types/page';

/** Suffix of lazy bundles with texts: `.fr`, or empty. The build fills it in. */
declare const LANGUAGE_SUFFIX: string;

/** Elements with a selected selling plan. The page has one consent text for all of them. */
const consenting = new Map<Element, PageSettings>();

/**
 * Sets whether a selling plan is selected in an element. The first selected plan loads `consent.js`, which shows the terms.
 *
 * @param settings of the element; absent if no selling plan is selected, or if the element is gone
 */
export function setConsent(element: Element, settings?: PageSettings): void {
  if (settings) consenting.set(element, settings);
  else if (!consenting.delete(element)) return;
  loadLazy<ConsentBundle>(`consent${LANGUAGE_SUFFIX}`)
    .then(({ toggleConsent }) => toggleConsent(consenting))
    .catch(report);
}
