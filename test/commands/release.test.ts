import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { type Kept, keepReleases, OLDER, release } from '../build/keep-releases';
import { runCommand } from '../run/run-command';

const CDN = 'https://cdn.example/shop';
const { version } = JSON.parse(await readFile('package.json', 'utf8'));
const tarball = `portable-wallets-${version}-${release}.tgz`;
let kept: Kept;
test.before(async () => {
  kept = await keepReleases(OLDER);
});
test.after(() => kept.remove());

test('npm run release adds the last build to the kept releases, with its package', async () => {
  const { status, stdout, stderr } = kept.start('build', '--built');
  assert.equal([status, stderr], [0, '']);
  assert.match(stdout, `Release ${release} of version ${version}, in ${kept.folder}:`);
  const names = await kept.namesOf(release);
  assert.ok(names.length > 100);
  for (const name of names)
    assert.is(await kept.read(`cdn/${release}/${name}`), await readFile(`${dist}/${name}`, 'utf8'), name);
  assert.is(await kept.read(`maps/${release}/cart.js.map`), '{"version":3}');
  const packed = execFileSync('tar', ['-tzf', join(kept.folder, tarball)], { encoding: 'utf8' }).split('\n');
  for (const name of ['README.md', 'dist/react.js', `dist/${release}/cart.js`])
    assert.ok(packed.includes(`package/${name}`), name);
});

for (const [name, args] of [
  ['roll-out', [CDN, OLDER, release, '5', '--language', 'de']],
  ['import-map', [CDN, '--release', OLDER, '--release', release]],
] as const)
  test(`npm run -s release -- ${name} prints the tested output`, async () => {
    const { status, stdout, stderr } = kept.start(name, ...args);
    assert.equal({ status, stdout, stderr }, await kept.run(name, ...args));
    assert.match(stdout, `${CDN}/${OLDER}/`);
  });

test('an option without a preceding -- prints the usage and exits with 1', () => {
  const { status, stdout, stderr } = runCommand('release', ['--built'], { DIST: dist });
  assert.equal([status, stdout], [1, '']);
  assert.match(stderr, /^npm consumed --built\. Write -- before the options\.\n\nUsage: /);
});

test.run();
