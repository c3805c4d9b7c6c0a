import { readFile } from 'node:fs/promises';

/**
 * `npm run -s import-map -- https://cdn.example/`: prints the import map of the last build for pages that load the script
 * from this folder. Without a URL its addresses count from the page.
 */
const { integrity } = JSON.parse(await readFile(new URL('../dist/importmap.json', import.meta.url), 'utf8'));
const [base = './'] = process.argv.slice(2);
const rows = Object.entries(integrity).map(([path, hash]) => [
  path.replace('./', base.replace(/\/?$/, '/')),
  hash,
]);
console.log(`<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(rows) })}</script>`);
