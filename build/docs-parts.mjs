import { readdirSync, readFileSync } from 'node:fs';
import { browsersPart } from './browsers-table.mjs';
import { tables } from './docs-tables.mjs';
import { operationsTable } from './operations-table.mjs';
import { pictureParts } from './pictures.mjs';
import { quoteExample } from './quote-example.mjs';

const EXAMPLES = new URL('../docs/examples/', import.meta.url);

const examples = readdirSync(EXAMPLES).map(name => [
  name,
  quoteExample(readFileSync(new URL(name, EXAMPLES), 'utf8'), name),
]);

/** What is generated of the pages, by the name in its marks. @type {Record<string, string>} */
export const parts = {
  ...Object.fromEntries(examples),
  ...tables,
  ...pictureParts,
  browsers: browsersPart,
  operations: await operationsTable(),
};
