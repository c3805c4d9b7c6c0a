import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readChapters } from './specification/document';

const chapter = readChapters('docs/architecture.md').find(({ anchor }) => anchor === 'folders')?.text ?? '';

/** Each folder of the table, with those that it imports from. */
const table = new Map(
  [...chapter.matchAll(/^\| `([^`]+)` \| .+? \|(.*)\|$/gm)].map(([, folder = '', others = '']) => [
    folder,
    [...others.matchAll(/`([^`]+)`/g)].map(([, other = '']) => other),
  ]),
);

/** What stands here and isn't committed. */
const ignored = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n')].map(line =>
  line.replace(/^\/|\/$/g, ''),
);

/** The folder of the table that a file is in, the innermost. */
const folderOf = (path: string) =>
  [...table.keys()].sort((a, b) => b.length - a.length).find(folder => path.startsWith(`${folder}/`));

test('the map of the repository has each folder', () => {
  const folders = readdirSync('.', { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !ignored.includes(entry.name))
    .map(entry => entry.name);
  assert.equal([...table.keys()].filter(folder => !folder.includes('/')).sort(), folders.sort());
});

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

for (const [folder, others] of table)
  test(`${folder} imports from the folders that the map says`, () => {
    const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(file => posix.join(folder, file.replaceAll('\\', '/')))
      .filter(file => /\.(tsx?|m?js)$/.test(file) && folderOf(file) === folder)
      .flatMap(file =>
        [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
          folderOf(posix.join(posix.dirname(file), path)),
        ),
      );
    const outside = new Set(imported.filter(other => other && other !== folder));
    assert.equal([...outside].sort(), others);
  });

test.run();
