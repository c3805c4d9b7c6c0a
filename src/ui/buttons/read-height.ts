import { together, togetherLater } from '../../core/base/batch-reads';

const readAll = (elements: HTMLElement[]) => elements.map(({ offsetHeight }) => offsetHeight);

/**
 * Reads the height of an element in CSS pixels. All heights that are wanted are read together before anything is written,
 * because the browser lays the whole page out again for each one that is read after a change.
 */
export const readHeight = togetherLater(readAll);

/** Reads the height of what the server wrote into an element that is being mounted; 0 where the element isn't laid out. */
export const readServedHeight = together(readAll);
