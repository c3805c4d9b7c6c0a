import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { runCommand } from '../run/run-command';
import { files, type Kept, keepReleases, listFiles, OLDER, release } from './keep-releases';

const { version } = JSON.parse(await readFile('package.json', 'utf8'));
let kept: Kept;
test.before(async () => {
  kept = await keepReleases();
});
test.after(() => kept.remove());

test('the first release has its folder, the short names, a manifest, import maps, source maps and the package', async () => {
  const { stdout, stderr } = kept.make(OLDER);
  assert.is(stderr, '');
  assert.match(stdout, `Release ${OLDER} of version ${version}, in ${kept.folder}:`);
  const tarball = `portable-wallets-${version}-${OLDER}.tgz`;
  const parts = ['cdn', 'import-maps', 'manifests', 'maps', tarball];
  assert.equal((await readdir(kept.folder)).sort(), parts);
  assert.is(JSON.parse(await kept.read(`manifests/${OLDER}.json`)).version, version);
  const names = await kept.namesOf(OLDER);
  assert.ok(names.length > 100);
  for (const name of names)
    assert.is(await kept.read(`cdn/${OLDER}/${name}`), await kept.read(`cdn/${name}`), name);
  assert.match(await kept.read(`cdn/${OLDER}/portable-wallets.js`), OLDER);
  assert.ok((await kept.read(`cdn/${OLDER}/LICENSES.txt`)).length > 1000);
  assert.match(await kept.read(`import-maps/${OLDER}/importmap.json`), `./${OLDER}/cart.js`);
  assert.is(await kept.read(`maps/${OLDER}/cart.js.map`), '{"version":3}');
  const packed = execFileSync('tar', ['-tzf', join(kept.folder, tarball)], { encoding: 'utf8' }).split('\n');
  for (const name of ['README.md', 'dist/react.js', `dist/${OLDER}/cart.js`])
    assert.ok(packed.includes(`package/${name}`), name);
});

test('a later release stands beside it, and leaves the short names to it', async () => {
  const before = await kept.list(`cdn/${OLDER}`);
  const { stdout } = kept.make(release);
  assert.match(
    stdout,
    `The short names stay with ${OLDER}: npm run release -- --current ${release} changes that.`,
  );
  assert.match(await kept.read('cdn/portable-wallets.js'), OLDER);
  assert.equal(await kept.list(`cdn/${OLDER}`), before);
  for (const name of Object.keys(files))
    assert.is(await kept.read(`cdn/${release}/${name}`), await readFile(`${dist}/${name}`, 'utf8'), name);
  assert.equal(
    (await readdir(join(kept.folder, 'manifests'))).sort(),
    [`${release}.json`, `${OLDER}.json`].sort(),
  );
  assert.is((await readdir(kept.folder)).filter(name => name.endsWith('.tgz')).length, 2);
});

test('what is served of a release stays as it is when that is made once more', async () => {
  const before = await kept.list('cdn');
  assert.is(kept.make(release).status, 0);
  assert.equal(await kept.list('cdn'), before);
});

test('a dry run says what a release would write, of the last build, and writes nothing', async () => {
  const look = async () => [await kept.list(), await listFiles(dist), await readdir('.')];
  const before = await look();
  const { stdout } = kept.run('release', '--dry-run');
  assert.match(
    stdout,
    `Release ${release} of version ${version}, of the last build; nothing is written, in `,
  );
  for (const path of [
    `cdn/${release}/  ${Object.keys(files).length} files`,
    `manifests/${release}.json`,
    `import-maps/${release}/`,
    `maps/${release}/`,
    `portable-wallets-${version}-${release}.tgz`,
  ])
    assert.match(stdout, `\n  ${path}`);
  assert.equal(await look(), before);
});

/** A folder that can't be made, whoever tries it: there is a file in its way. */
const READ_ONLY = 'package.json/releases';

for (const [what, words, env, says] of [
  [
    'a destination that a build would empty',
    [],
    { RELEASES: `${dist}/kept` },
    /^A build empties .+RELEASES\.\n$/,
  ],
  [
    'a destination that holds what a build empties',
    [],
    { RELEASES: dirname(dist) },
    /^A build empties .+RELEASES\.\n$/,
  ],
  ['a release of a build together with a change', ['--built', '--current', OLDER], {}, /are two calls\.\n$/],
  [
    'a folder without a build',
    ['--dry-run'],
    { DIST: 'docs' },
    /^Nothing whole is built in .+docs: npm run build /,
  ],
  [
    'a destination that is read-only',
    ['--built'],
    { RELEASES: READ_ONLY },
    /RELEASES=… npm run release\.\n$/,
  ],
  ['a destination that is read-only, before anything is built', [], { RELEASES: READ_ONLY }, /ENOTDIR/],
  [
    'a destination below a folder of the system',
    ['--built'],
    { RELEASES: '/proc/none/releases' },
    /RELEASES=… npm run release\.\n$/,
  ],
] as const)
  test(`${what} is refused in one sentence`, async () => {
    const before = await listFiles(dist);
    const { status, stdout, stderr } = runCommand('release', ['--', ...words], { DIST: dist, ...env });
    assert.is(status, 1);
    assert.is(stdout, '');
    assert.match(stderr, says);
    assert.is(stderr.split('\n').length, 2);
    assert.equal(await listFiles(dist), before);
  });

test.run();
