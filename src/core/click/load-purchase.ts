import { loadLazy } from '../base/lazy';

/** Suffix of lazy bundles with texts: `.fr`, or nothing. The build fills it in. */
declare const ENDING: string;

/** Loads what carries out purchases, and the dialogs. */
export const loadPurchase = () => loadLazy<typeof import('../../entries/checkout')>(`checkout${ENDING}`);
