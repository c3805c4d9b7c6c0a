import type { Sheet } from './sheet';

/** How a sheet is put before the shopper; returns how it goes away. Drawn where the stand-in is installed in a page. */
export const view: { show(sheet: Sheet): () => void } = { show: () => () => {} };
