import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist, RELEASE } from '../../build/dist.mjs';
import { toKebab } from '../../build/registry.mjs';
import { rows } from '../../src/wallets/registry';

/** A file's entry in the manifest. */
interface File {
  bytes: number;
  brotli: number;
  integrity: string;
}

const { release, files }: { release: string; files: Record<string, File> } = JSON.parse(
  await readFile(`${dist}/manifest.json`, 'utf8'),
);
const first = await readFile(`${dist}/portable-wallets.js`, 'utf8');

test('the first file names its own release folder', () => {
  assert.ok(first.includes(release));
  assert.not(first.includes(RELEASE));
});

for (const file of Object.keys(files))
  test(`the release folder has ${file} unchanged`, async () => {
    assert.is(
      await readFile(`${dist}/${release}/${file}`, 'utf8'),
      await readFile(`${dist}/${file}`, 'utf8'),
    );
  });

for (const file of Object.keys(files))
  test(`${file} has a copy with the brotli bytes of the manifest`, async () => {
    for (const folder of [dist, `${dist}/${release}`]) {
      const copy = await readFile(`${folder}/${file}.br`);
      assert.is(copy.length, files[file]?.brotli);
      assert.equal(brotliDecompressSync(copy), await readFile(`${folder}/${file}`));
    }
  });

for (const { instrument, brand } of Object.values(rows))
  for (const background of brand ? ['light', 'dark'] : [])
    test(`the manifest has ${brand}'s logo for ${background} buttons with its integrity`, async () => {
      const file = `logos/${toKebab(instrument)}-${background}.svg`;
      const logo = await readFile(`${dist}/${release}/${file}`);
      assert.match(logo.toString(), '<svg');
      assert.is(files[file]?.bytes, logo.length);
      assert.is(files[file]?.integrity, `sha384-${createHash('sha384').update(logo).digest('base64')}`);
    });

test('the first file of each language is its entry', async () => {
  assert.is(await readFile(`${dist}/portable-wallets.pt-br.js`, 'utf8'), first);
});

test.run();
