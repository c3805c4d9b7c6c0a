import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../build/dist.mjs';

const readme = await readFile('README.md', 'utf8');
const sizes = readme + (await readFile('docs/languages.md', 'utf8'));
/** What a view loads together has a list of paths. */
const limits: { name: string; path: string | string[]; limit: string }[] = JSON.parse(
  await readFile('.size-limit.json', 'utf8'),
);
const { files } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));

const toNames = (path: string | string[]) => [path].flat().map(each => each.replace('dist/', ''));

test('the README and the page of the languages state each size limit as it is', () => {
  const stated = [...sizes.matchAll(/<!-- size:([\w.-]+) -->([\d,]+) B<!-- \/size -->/g)];
  for (const { name, limit } of limits) {
    const claims = stated
      .filter(([, about]) => about === name)
      .map(([, , number]) => number?.replace(',', ''));
    assert.ok(claims.length > 0, `${name} is not in the README`);
    for (const claim of claims) assert.is(`${claim} B`, limit);
  }
  assert.is(new Set(stated.map(([, about]) => about)).size, limits.length);
});

test('no paragraph is cut by a size at the beginning of a line, where a comment is markup of its own', () => {
  assert.not.match(sizes, /^<!-- size:/m);
});

test('the table of the languages has a row for each file, once', async () => {
  const rows = [...sizes.matchAll(/^\| `([\w-]+)` \|.*size:portable-wallets\./gm)].map(([, name]) => name);
  const names = Object.keys(JSON.parse(await readFile('build/languages.json', 'utf8')));
  assert.equal(rows.toSorted(), names.toSorted());
});

test('each limit is the size that the last build has, to within one per cent', () => {
  for (const { path, limit } of limits) {
    const brotli = toNames(path).reduce((sum, name) => sum + files[name].brotli, 0);
    assert.ok(
      Number.parseInt(limit, 10) <= brotli * 1.01,
      `${path} has ${brotli} B: lower its limit of ${limit}`,
    );
  }
});

test('every script of the build has a limit', () => {
  const scripts = Object.keys(files).filter(file => file.endsWith('.js'));
  const limited = limits.flatMap(({ path }) => (Array.isArray(path) ? [] : toNames(path)));
  assert.equal(scripts.sort(), limited.sort());
});

test('the README holds the two commands of a newcomer', () => {
  for (const command of ['npm ci && npm start', 'npm ci && npm test']) assert.ok(readme.includes(command));
});

test.run();
