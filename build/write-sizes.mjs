import { readFile, writeFile } from 'node:fs/promises';
import { runCommand } from './command.mjs';
import { dist } from './dist.mjs';
import { readLastBuild } from './last-build.mjs';

/**
 * `npm run sizes`: makes the sizes of the last build the limits, in `.size-limit.json` and in the pages that state them, and prints
 * those that have changed. A limit that grows needs a word in the commit.
 */
const LIMITS = '.size-limit.json';
const PAGES = ['README.md', 'docs/languages.md'];

await runCommand(import.meta.url, async () => {
  const { files } = await readLastBuild(dist);
  const changes = [];
  let text = await readFile(LIMITS, 'utf8');
  const pages = await Promise.all(PAGES.map(page => readFile(page, 'utf8')));
  /** @type {{ name: string; path: string | string[]; limit: string }[]} */
  const limits = JSON.parse(text);
  for (const { name, path, limit } of limits) {
    const brotli = [path]
      .flat()
      .reduce((sum, file) => sum + (files[file.replace('dist/', '')]?.brotli ?? 0), 0);
    if (limit === `${brotli} B`) continue;
    changes.push(`${name}: ${limit} -> ${brotli} B\n`);
    text = text.replace(RegExp(`("name": "${name}",[^}]*"limit": ")\\d+ B`), `$1${brotli} B`);
    const stated = RegExp(`(<!-- size:${name} -->)[\\d,]+ B`, 'g');
    for (const [index, page] of pages.entries())
      pages[index] = page.replace(stated, `$1${brotli.toLocaleString('en')} B`);
  }
  await writeFile(LIMITS, text);
  for (const [index, page] of PAGES.entries()) await writeFile(page, pages[index] ?? '');
  return changes.join('');
});
