import { readFileSync } from 'node:fs';
import { type Html, raw } from './html';

/** Inline in each page's head: what keeps a button's place before the script comes. */
export const skeletonStyle: Html = raw(
  readFileSync(new URL('../theme/skeleton.css', import.meta.url), 'utf8').replaceAll(/\s+/g, ' '),
);
