import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { execute } from '../../build/command.mjs';
import { checkDeltas } from '../../build/deltas.mjs';
import { makeRelease } from '../../build/make-release.mjs';
import { createTempFolder } from '../fakes/temp-folder';
import { type Kept, keepReleases, OLDER, release } from './keep-releases';

let kept: Kept;
test.before(async () => {
  kept = await keepReleases(OLDER, release);
});
test.after(() => kept.remove());

const toPath = (name: string, file: string) => join(kept.folder, 'cdn', name, file);
const readHash = async (name: string, file: string) =>
  createHash('sha256')
    .update(await readFile(toPath(name, file)))
    .digest();

/** Returns the path of a file's delta from the older release. */
const toDeltaPath = async (file: string) =>
  toPath(release, `${file}.${(await readHash(OLDER, file)).toString('hex').slice(0, 16)}.dcz`);

test('each script has a delta with the header of RFC 9842, which zstd unpacks with the older file', async () => {
  const names = (await kept.namesOf(release)).filter(
    name => name.endsWith('.js') && !name.endsWith('.fr.js'),
  );
  assert.ok(names.length > 10);
  for (const name of names) {
    const delta = await readFile(await toDeltaPath(name));
    assert.is(delta.subarray(0, 8).toString('hex'), '5e2a4d1820000000', name);
    assert.equal(delta.subarray(8, 40), await readHash(OLDER, name));
    const { stdout } = spawnSync('zstd', ['-d', '-c', '-D', toPath(OLDER, name)], { input: delta });
    assert.equal(stdout, await readFile(toPath(release, name)));
  }
});

test('the maps of the servers lead from the hash of each older script to its delta', async () => {
  for (const [sample, end] of [
    ['nginx.conf', ';'],
    ['Caddyfile', ''],
  ]) {
    const rows = (await kept.read(`dictionaries/${sample}`)).trim().split('\n');
    for (const name of ['portable-wallets.js', 'wallets/google-pay.js']) {
      const hash = await readHash(OLDER, name);
      const row = `":${hash.toString('base64')}:" ${hash.toString('hex').slice(0, 16)}${end}`;
      assert.ok(rows.includes(row), row);
    }
  }
});

test('a release in a new folder has deltas from the newest five releases of the previous folders', async () => {
  const previous = createTempFolder({});
  const names = ['a', 'b', 'c', 'd', 'e', 'f', '9'].map(digit => digit.repeat(16));
  for (const name of names) {
    const path = join(previous, name, 'portable-wallets.js');
    await mkdir(dirname(path));
    await writeFile(path, `// ${name}\n`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  const releases = createTempFolder({});
  const make = () => makeRelease(['--built', '--previous', previous], { ...kept.releaseContext, releases });
  const { stdout } = await execute(make);
  assert.match(stdout, '\n    5 deltas from 5 earlier releases\n');
  const rows = await readFile(join(releases, 'dictionaries/nginx.conf'), 'utf8');
  for (const [index, name] of names.entries()) {
    const hash = createHash('sha256').update(`// ${name}\n`).digest('base64');
    assert.is(rows.includes(hash), index > 1, name);
  }
});

test('a previous folder without a release is rejected', async () => {
  const { status, stderr } = await kept.run('build', '--built', '--previous', 'docs');
  assert.is(status, 1);
  assert.match(stderr, /^There is no release in .+docs\. Pass --previous a folder /);
});

test('without zstd the release is complete, and says what it lacks', async () => {
  const { PATH } = process.env;
  const releases = createTempFolder({});
  process.env.PATH = '';
  try {
    const previous = join(kept.folder, 'cdn');
    const make = () => makeRelease(['--built', '--previous', previous], { ...kept.releaseContext, releases });
    const { status, stdout } = await execute(make);
    assert.is(status, 0);
    assert.match(stdout, /no deltas, because zstd is not installed: .+ Install the package zstd/);
    assert.is(await readFile(join(releases, 'dictionaries/nginx.conf'), 'utf8'), '');
  } finally {
    process.env.PATH = PATH;
  }
});

test('the check of a release finds a changed delta and one of another dictionary, and counts unknown dictionaries', async () => {
  const { correct, unchecked, differing } = await checkDeltas(kept.folder, release);
  assert.ok(correct > 10);
  assert.is(unchecked, 0);
  assert.equal(differing, []);
  await appendFile(await toDeltaPath('cart.js'), 'x');
  await writeFile(await toDeltaPath('debug.js'), await readFile(await toDeltaPath('consent.js')));
  // The older release also has the short names.
  for (const folder of [OLDER, '.']) await rm(toPath(folder, 'checkout.js'));
  const toName = (path: string) => `${path.slice(kept.folder.length + 1)} differs`;
  const changed = [toName(await toDeltaPath('cart.js')), toName(await toDeltaPath('debug.js'))];
  const checked = await checkDeltas(kept.folder, release);
  assert.equal(checked.differing, changed);
  assert.is(checked.unchecked, 1);
});

test.run();
