import { readFile } from 'node:fs/promises';
import { dist } from './dist.mjs';
import { BUNDLED, toEnding } from './words-plugin.mjs';
import { languages } from './write-languages.mjs';

/**
 * `npm run -s import-map -- https://cdn.example/`: prints the import map of the last build for pages that load the script
 * from this folder. Without a URL its addresses count from the page. A language after it, such as `fr`, is for pages that load
 * `portable-wallets.fr.js`.
 */
const [base = './', language = BUNDLED] = process.argv.slice(2);
const file = `${dist}/importmap${toEnding(languages[language] ?? language)}.json`;
const { integrity } = JSON.parse(await readFile(file, 'utf8'));
const rows = Object.entries(integrity).map(([path, hash]) => [
  path.replace('./', base.replace(/\/?$/, '/')),
  hash,
]);
console.log(`<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(rows) })}</script>`);
