import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Kept, keepReleases, OLDER, release } from './keep-releases';

let kept: Kept;
test.before(async () => {
  kept = await keepReleases(OLDER, release);
});
test.after(() => kept.remove());

const change = (...args: string[]) => kept.run('build', '--current', ...args);

for (const [name, before, way] of [
  [release, OLDER, 'given to a release by its name'],
  [OLDER, release, 'given back'],
])
  test(`the short names are ${way}`, async () => {
    assert.match((await change(name ?? '')).stdout, `${name} has the short names, before: ${before}.`);
    for (const file of await kept.namesOf(name ?? ''))
      assert.is(await kept.read(`cdn/${file}`), await kept.read(`cdn/${name}/${file}`), file);
  });

test('a roll-back removes no file: a language that the older release lacks stays', async () => {
  assert.match(
    (await change(OLDER)).stdout,
    'It has no portable-wallets.fr.js, so the file of another release stays.',
  );
  assert.match(await kept.read('cdn/portable-wallets.fr.js'), release);
});

test('a short name has compressed copies only of its own release', async () => {
  await rm(join(kept.folder, `cdn/${release}/cart.js.br`));
  await change(release);
  const names = await readdir(join(kept.folder, 'cdn'));
  assert.not(names.includes('cart.js.br'));
  assert.ok(names.includes('cart.js.gz'));
  await change(OLDER);
});

test('keeps short names of a release that is not kept', async () => {
  const names = await readdir(join(kept.folder, 'cdn'));
  await writeFile(join(kept.folder, 'cdn/portable-wallets.js'), 'older than all that is kept');
  assert.match((await kept.make(release)).stdout, 'a release that is not kept here keeps the short names');
  assert.is(await kept.read('cdn/portable-wallets.js'), 'older than all that is kept');
  assert.equal(await readdir(join(kept.folder, 'cdn')), names);
  await change(OLDER);
});

test('rejects an unknown release, and lists the known ones', async () => {
  const before = await kept.list();
  const { status, stderr } = await change('0123456789abcdef');
  assert.is(status, 1);
  const names = [OLDER, release].sort().join(', ');
  assert.is(stderr, `There is no release 0123456789abcdef in ${kept.folder}. Use one of ${names}.\n`);
  assert.equal(await kept.list(), before);
});

test('rejects short names for an incomplete release, which is complete once it is made again', async () => {
  await rm(join(kept.folder, `cdn/${release}/checkout.js`));
  const { status, stderr } = await change(release);
  assert.is(status, 1);
  assert.match(
    stderr,
    `The release ${release} in ${kept.folder} is incomplete or changed (checkout.js). Copy it from the CDN again`,
  );
  assert.match(await kept.read('cdn/portable-wallets.js'), OLDER);
  assert.is((await kept.make(release)).status, 0);
  assert.is((await change(release)).status, 0);
});

for (const half of ['{"release": "', '{}'])
  test(`rejects a release with a truncated manifest, ${half}`, async () => {
    await writeFile(join(kept.folder, `manifests/${OLDER}.json`), half);
    const { status, stderr } = await change(OLDER);
    assert.is(status, 1);
    assert.match(
      stderr,
      /^The release \w+ in .+ is incomplete or changed \(its manifest\)\. Copy it from the CDN again, .+\n$/,
    );
  });

test.run();
