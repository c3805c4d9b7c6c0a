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

const change = (...words: string[]) => kept.run('build', '--current', ...words);

test('a dry run of a change of the short names says it, and writes nothing', async () => {
  const before = await kept.list();
  const sentence = `Nothing is written; the short names would lead to ${release}, and led to ${OLDER}.`;
  assert.match((await change(release, '--dry-run')).stdout, sentence);
  assert.equal(await kept.list(), before);
});

for (const [name, before, way] of [
  [release, OLDER, 'given to a release by its name'],
  [OLDER, release, 'given back'],
])
  test(`the short names are ${way}`, async () => {
    assert.match((await change(name ?? '')).stdout, `The short names lead to ${name}, and led to ${before}.`);
    for (const file of await kept.namesOf(name ?? ''))
      assert.is(await kept.read(`cdn/${file}`), await kept.read(`cdn/${name}/${file}`), file);
  });

test('on the way back no page loses its file: that of a language which the older release has not got stays', async () => {
  assert.match(
    (await change(OLDER)).stdout,
    'It has no portable-wallets.fr.js: this stays of another release.',
  );
  assert.match(await kept.read('cdn/portable-wallets.fr.js'), release);
});

test('a short name has no compressed copy of another release than its own', async () => {
  await rm(join(kept.folder, `cdn/${release}/cart.js.br`));
  await change(release);
  const names = await readdir(join(kept.folder, 'cdn'));
  assert.not(names.includes('cart.js.br'));
  assert.ok(names.includes('cart.js.gz'));
  await change(OLDER);
});

test('short names that are of no release that is kept are left alone', async () => {
  const names = await readdir(join(kept.folder, 'cdn'));
  await writeFile(join(kept.folder, 'cdn/portable-wallets.js'), 'older than all that is kept');
  assert.match(
    (await kept.make(release)).stdout,
    'The short names stay with a release that is not kept here',
  );
  assert.is(await kept.read('cdn/portable-wallets.js'), 'older than all that is kept');
  assert.equal(await readdir(join(kept.folder, 'cdn')), names);
  await change(OLDER);
});

test('a release that is not there is refused, and those that are there are named', async () => {
  const before = await kept.list();
  const { status, stderr } = await change('0123456789abcdef');
  assert.is(status, 1);
  const names = [OLDER, release].sort().join(', ');
  assert.is(stderr, `There is no release 0123456789abcdef in ${kept.folder}. Use one of ${names}.\n`);
  assert.equal(await kept.list(), before);
});

test('a release whose folder was copied by half gets no short names, and is whole when it is made again', async () => {
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
  test(`a release whose manifest was copied by half, ${half}, is refused`, async () => {
    await writeFile(join(kept.folder, `manifests/${OLDER}.json`), half);
    const { status, stderr } = await change(OLDER);
    assert.is(status, 1);
    assert.match(
      stderr,
      /^The release \w+ in .+ is incomplete or changed \(its manifest\)\. Copy it from the CDN again, .+\n$/,
    );
  });

test.run();
