import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compareReleases } from '../../build/make-release.mjs';
import { type Kept, keepReleases, OLDER, release } from './keep-releases';

let kept: Kept;
let rebuilt: Kept;
test.before(async () => {
  kept = await keepReleases(OLDER, release);
  rebuilt = await keepReleases(release);
});
test.after(async () => {
  await kept.remove();
  await rebuilt.remove();
});

const compare = (name = release) => compareReleases(kept.folder, name, rebuilt.folder, release);

test('finds no difference from the same release built elsewhere', async () => {
  const { equal, differing } = await compare();
  assert.equal(differing, []);
  assert.ok(equal > 100);
});

test('ignores the compression of a copy, but not its content', async () => {
  const path = join(kept.folder, `cdn/${release}/cart.js.gz`);
  const content = gunzipSync(await readFile(path));
  await writeFile(path, gzipSync(content, { level: 1 }));
  assert.equal((await compare()).differing, []);
  await writeFile(path, gzipSync(`${content} `));
  assert.equal((await compare()).differing, [`cdn/${release}/cart.js.gz differs`]);
  await writeFile(path, gzipSync(content));
});

test('lists a changed, a missing and an unknown file', async () => {
  const toPath = (file: string) => join(kept.folder, `cdn/${release}`, file);
  const content = await readFile(toPath('cart.js'));
  content[100] = (content[100] ?? 0) ^ 1;
  await writeFile(toPath('cart.js'), content);
  await rm(toPath('debug.js'));
  await writeFile(toPath('more.js'), '');
  assert.equal((await compare()).differing, [
    `cdn/${release}/cart.js differs`,
    `cdn/${release}/debug.js is missing`,
    `cdn/${release}/more.js is not built`,
  ]);
});

test('compares releases of different names apart from the names', async () => {
  const { differing } = await compare(OLDER);
  assert.ok(differing.includes(`cdn/${OLDER}/portable-wallets.fr.js is missing`));
  assert.ok(!differing.includes(`cdn/${OLDER}/cart.js differs`));
});

test('rejects an unknown release before it builds', async () => {
  const { status, stderr } = await kept.run('verify', '0123456789abcdef');
  assert.is(status, 1);
  assert.match(stderr, /^There is no release 0123456789abcdef in /);
});

test.run();
