import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from './command.mjs';
import { dist } from './dist.mjs';
import { fillPage, pages, parts, updateSizes } from './docs-parts.mjs';
import { readManifest } from './releases.mjs';

/** `npm run docs`. */
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
      about: 'takes the pictures of README.md and docs/styling.md too, all or those named, by the last build',
    },
  },
);

const built = await readManifest(join(dist, 'manifest.json'));
if (!built) console.log('Sizes are not updated, because nothing is built: run npm run build first.');
for (const path of pages) {
  const page = fillPage(readFileSync(path, 'utf8'), parts);
  writeFileSync(path, built ? updateSizes(page, built.files) : page);
}
if (values.pictures) await (await import('../test/browser/pictures/take-pictures')).takePictures(positionals);
