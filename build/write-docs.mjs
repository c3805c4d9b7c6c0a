import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from './command.mjs';
import { dist } from './dist.mjs';
import { parts } from './docs-parts.mjs';
import { figurePages, updateFigures } from './figures.mjs';
import { fillPage } from './fill-page.mjs';
import { languagesTable } from './languages-table.mjs';
import { pages } from './pages.mjs';
import { readManifest } from './releases.mjs';

/**
 * `npm run docs`. A test compares the examples and tables with the pages. The list of languages and the sizes are updated for a
 * release, and no test compares them.
 */
const { values, positionals } = readCommand(
  {
    call: 'npm run docs',
    words: '[part of a picture]…',
    about:
      'Writes the generated parts of README.md and docs: examples, tables of what the sources read, and sizes of the last build.',
  },
  {
    pictures: {
      type: 'boolean',
      about: 'takes the pictures of docs/styling.md too, all or those named, by the last build',
    },
  },
);

/** @param {string[]} paths @param {(text: string) => string} update */
function rewrite(paths, update) {
  for (const path of paths) writeFileSync(path, update(readFileSync(path, 'utf8')));
}

rewrite(pages, text => fillPage(text, parts));
rewrite(['docs/languages.md'], text => fillPage(text, { languages: languagesTable }));
const built = await readManifest(join(dist, 'manifest.json'));
if (built) rewrite(figurePages, text => updateFigures(text, built.files));
else console.log('Sizes are not updated, because nothing is built: run npm run build first.');
if (values.pictures) await (await import('../test/browser/pictures/take-pictures')).takePictures(positionals);
