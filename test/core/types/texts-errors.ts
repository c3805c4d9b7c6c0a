import { texts as labels } from '../../../src/core/labels/en';
import type { Labels, Words } from '../../../src/core/types/texts';
import { texts as words } from '../../../src/core/words/en';

/** What must not compile: each error that is expected here and isn't found is one itself (`npm run check`). */

const { 'buttons.more': more, ...lacking } = labels;
// @ts-expect-error a key has no text
export const missing: Labels = lacking;

// @ts-expect-error a text stands under no key of the list
export const unknown: Labels = { ...labels, 'buttons.less': more };

// @ts-expect-error a text has lost the name in it
export const nameless: Labels = { ...labels, 'buttons.buy_with': 'Buy with the wallet' };

// @ts-expect-error a text has another name in it
export const misspelt: Words = { ...words, 'errors.missing': 'Fill in the “{feld}” field.' };

// @ts-expect-error a language has no such direction
export const downwards: Labels = { ...labels, dir: 'ttb' };
