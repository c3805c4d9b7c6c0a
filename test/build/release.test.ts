import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { execute } from '../../build/command.mjs';
import { dist } from '../../build/dist.mjs';
import { makeRelease } from '../../build/make-release.mjs';
import { releaseContext } from '../../build/releases.mjs';
import { createTempFolder } from '../fakes/temp-folder';
import { type Kept, keepReleases, OLDER as LATER, listFiles, release } from './keep-releases';

const { version } = JSON.parse(await readFile('package.json', 'utf8'));
let kept: Kept;
test.before(async () => {
  kept = await keepReleases();
});
test.after(() => kept.remove());

test('the first release has its folder, the short names, a manifest, import maps, source maps and the package', async () => {
  // The complete last build; the later release is small.
  const { stdout, stderr } = await execute(() => makeRelease(['--built'], { ...kept.releaseContext, dist }));
  assert.is(stderr, '');
  assert.match(stdout, `Release ${release} of version ${version}, in ${kept.folder}:`);
  const tarball = `portable-wallets-${version}-${release}.tgz`;
  const parts = ['boms', 'cdn', 'dictionaries', 'import-maps', 'manifests', 'maps', tarball];
  assert.equal((await readdir(kept.folder)).sort(), parts);
  assert.is(JSON.parse(await kept.read(`manifests/${release}.json`)).version, version);
  const names = await kept.namesOf(release);
  assert.ok(names.length);
  for (const name of names)
    for (const path of [`cdn/${name}`, `cdn/${release}/${name}`])
      assert.is(await kept.read(path), await readFile(`${dist}/${name}`, 'utf8'), path);
  assert.match(await kept.read(`cdn/${release}/portable-wallets.js`), release);
  assert.ok((await kept.read(`cdn/${release}/LICENSES.txt`)).length > 1000);
  assert.match(await kept.read(`import-maps/${release}/importmap.json`), `./${release}/cart.js`);
  assert.is(await kept.read(`maps/${release}/cart.js.map`), '{"version":3}');
  assert.is(await kept.read(`boms/${release}.cdx.json`), await readFile(`${dist}/bom.cdx.json`, 'utf8'));
});

const UNPACKED = { '.br': brotliDecompressSync, '.gz': gunzipSync };

test('each file of a release and each short name has its .br and .gz', async () => {
  const names = await kept.namesOf(release);
  for (const path of [`${release}/LICENSES.txt`, ...names.flatMap(name => [name, `${release}/${name}`])])
    for (const [ending, unpack] of Object.entries(UNPACKED)) {
      const compressed = await readFile(join(kept.folder, 'cdn', path + ending));
      assert.is(unpack(compressed).toString(), await kept.read(`cdn/${path}`), path + ending);
    }
});

test('a later release is added, and keeps the short names', async () => {
  const before = await kept.list(`cdn/${release}`);
  const { stdout } = await kept.make(LATER);
  assert.match(
    stdout,
    `${release} keeps the short names. To change that, run npm run release -- --current ${LATER}.`,
  );
  assert.match(await kept.read('cdn/portable-wallets.js'), release);
  assert.equal(await kept.list(`cdn/${release}`), before);
  for (const name of await kept.namesOf(LATER))
    assert.is(await kept.read(`cdn/${LATER}/${name}`), await kept.readBuilt(LATER, name), name);
  assert.equal(
    (await readdir(join(kept.folder, 'manifests'))).sort(),
    [`${LATER}.json`, `${release}.json`].sort(),
  );
  assert.is((await readdir(kept.folder)).filter(name => name.endsWith('.tgz')).length, 2);
});

test('releasing the same build again changes no served file', async () => {
  const before = await kept.list('cdn');
  assert.is((await kept.make(LATER)).status, 0);
  assert.equal(await kept.list('cdn'), before);
});

/** A folder that can't be created, because its parent is a file. */
const READ_ONLY = resolve('package.json/releases');

for (const [what, args, place, says] of [
  [
    'a destination that a build would empty',
    [],
    { releases: `${dist}/kept` },
    /^A build empties .+ Set another folder: RELEASES=…\.\n$/,
  ],
  [
    'a destination that contains a folder emptied by builds',
    [],
    { releases: dirname(dist) },
    /^A build empties .+ Set another folder: RELEASES=…\.\n$/,
  ],
  [
    'a release of a build together with a change',
    ['--built', '--current', release],
    {},
    /^--built and --current exclude each other\. .+\n$/,
  ],
  [
    'a folder without a build',
    ['--built'],
    { dist: resolve('docs'), releases: createTempFolder() },
    /^There is no complete build in .+docs\. Run npm run build,/,
  ],
  ['a destination that is read-only', ['--built'], { releases: READ_ONLY }, /RELEASES=… npm run release\n$/],
  ['a destination that is read-only, before anything is built', [], { releases: READ_ONLY }, /ENOTDIR/],
] as const)
  test(`${what} is rejected with one error`, async () => {
    const before = await listFiles(dist);
    const { status, stdout, stderr } = await execute(() =>
      makeRelease([...args], { ...releaseContext, ...place }),
    );
    assert.is(status, 1);
    assert.is(stdout, '');
    assert.match(stderr, says);
    assert.is(stderr.split('\n').length, 2);
    assert.equal(await listFiles(dist), before);
  });

test.run();
