/**
 * Prints nothing and writes what is generated of the pages (`npm run docs`): examples as they stand in docs/examples, and tables of
 * what the sources read. A test holds the pages to it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parts } from './docs-parts.mjs';
import { fillPage } from './fill-page.mjs';
import { pages } from './pages.mjs';

for (const page of pages) writeFileSync(page, fillPage(readFileSync(page, 'utf8'), parts));
