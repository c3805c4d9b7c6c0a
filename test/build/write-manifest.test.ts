import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RELEASE } from '../../build/write-manifest.mjs';

const { release, files } = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
const first = await readFile('dist/portable-wallets.js', 'utf8');

test('the first file names the folder of its own release', () => {
  assert.ok(first.includes(release));
  assert.not(first.includes(RELEASE));
});

for (const file of Object.keys(files))
  test(`the folder of the release has ${file} as it is`, async () => {
    assert.is(await readFile(`dist/${release}/${file}`, 'utf8'), await readFile(`dist/${file}`, 'utf8'));
  });

test('the folder of the release has the logos', async () => {
  assert.match(await readFile(`dist/${release}/logos/apple-pay-light.svg`, 'utf8'), '<svg');
});

test('what a page asks for in its own language is the first file', async () => {
  assert.is(await readFile('dist/portable-wallets.pt-br.js', 'utf8'), first);
});

test.run();
