import { readdirSync, readFileSync } from 'node:fs';
import { browsersPart } from './browsers-table.mjs';
import { tables } from './docs-tables.mjs';
import { operationsTable } from './operations-table.mjs';
import { pictureParts } from './pictures.mjs';
import { quoteExample } from './quote-example.mjs';
import { toRollOut } from './roll-out.mjs';

const EXAMPLES = new URL('../docs/examples/', import.meta.url);

const examples = readdirSync(EXAMPLES).map(name => [
  name,
  quoteExample(readFileSync(new URL(name, EXAMPLES), 'utf8'), name),
]);

/** @param {string} html */
const quote = html => `\`\`\`html\n${html.trim()}\n\`\`\``;

const fallbackLines = readFileSync(new URL('fallback-lines.html', import.meta.url), 'utf8');
const rollOut = toRollOut(
  { url: 'https://cdn.example/6366650ec258ba45/portable-wallets.js', integrity: 'sha384-wO2uA7jI65…' },
  { url: 'https://cdn.example/dfaf8e441edaa8f3/portable-wallets.js', integrity: 'sha384-Lx0qTq5Yb1…' },
  5,
  ' data-otlp="https://otel.example"',
);

/** What is generated of the pages, by the name in its marks. @type {Record<string, string>} */
export const parts = {
  ...Object.fromEntries(examples),
  ...tables,
  ...pictureParts,
  browsers: browsersPart,
  'fallback-lines': quote(fallbackLines),
  'roll-out': quote(rollOut),
  operations: await operationsTable(),
};
