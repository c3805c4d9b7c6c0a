import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { LANGUAGE_IN_NAME } from '../../build/locales.mjs';
import { releaseContext } from '../../build/releases.mjs';
import { printImportMap } from '../../build/snippets.mjs';
import { MODULE_RETRY_URLS } from '../../src/core/platform/constants';

const print = (...args: string[]) => printImportMap(args, releaseContext);
const { release, files } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));
const { integrity } = JSON.parse(await readFile(`${dist}/importmap.json`, 'utf8'));
const addresses = Object.keys(integrity);
/** The files of the default language, without images. */
const later = Object.keys(files).filter(
  file => file.endsWith('.js') && !file.startsWith('portable-wallets') && !LANGUAGE_IN_NAME.test(file),
);
assert.ok(later.length);

for (const file of later)
  test(`the import map has ${file} at each possible URL with its hash`, async () => {
    const hash = createHash('sha384').update(await readFile(`${dist}/${release}/${file}`));
    const urls = addresses.filter(url => url.startsWith(`./${release}/${file}`));
    assert.equal(
      urls.map(url => url.slice(`./${release}/${file}`.length)),
      ['', ...Array.from({ length: MODULE_RETRY_URLS }, (_, index) => `?r=${index + 1}`)],
    );
    for (const url of urls) assert.is(integrity[url], `sha384-${hash.copy().digest('base64')}`);
  });

test('the import map has no other rows', () => {
  assert.is(addresses.length, later.length * (1 + MODULE_RETRY_URLS));
});

for (const folder of ['https://cdn.example/shop/', 'https://cdn.example/shop'])
  test(`the map for pages that load from ${folder} has absolute URLs`, async () => {
    const [, text = ''] = /^<script type="importmap">(.+)<\/script>\n$/.exec(await print(folder)) ?? [];
    assert.equal(
      JSON.parse(text).integrity,
      Object.fromEntries(addresses.map(url => [`https://cdn.example/shop${url.slice(1)}`, integrity[url]])),
    );
  });

for (const language of ['fr', 'zh-cn'])
  test(`the import map for ${language} has that language's files instead of the default ones`, async () => {
    const map = JSON.parse(await readFile(`${dist}/importmap.${language}.json`, 'utf8'));
    const spoken = (file: string) => file.replace(/^(checkout|consent)\.js$/, `$1.${language}.js`);
    const expected = later.map(file => [spoken(file), files[spoken(file)].integrity]);
    const found = Object.entries(map.integrity).filter(([url]) => !url.includes('?'));
    assert.equal(
      Object.fromEntries(found.map(([url, hash]) => [url.replace(`./${release}/`, ''), hash])),
      Object.fromEntries(expected),
    );
    assert.is(Object.keys(map.integrity).length, addresses.length);
  });

test('prints the map for the requested language, also by its other code', async () => {
  const names = ['nb', 'no', 'pt-br'].map(name => print('--language', name));
  const [nb = '', no, ptBr, plain] = await Promise.all([...names, print()]);
  assert.match(nb, 'checkout.nb.js');
  assert.is(no, nb);
  assert.is(ptBr, plain);
});

test.run();
