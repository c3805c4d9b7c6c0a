import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { createReplacement } from '../../../package/doctor/replacement.mjs';
import { createTempFolder } from '../../fakes/temp-folder';
import { test } from '../../run/suite';

const release = '0123456789abcdef';
const files = Object.fromEntries(
  ['portable-wallets.js', 'portable-wallets.fr.js', 'cart.js'].map(name => [
    name,
    { integrity: `sha384-${name}` },
  ]),
);
const folder = createTempFolder({
  'manifest.json': JSON.stringify({ release, files }),
  [`${release}/cart.js`]: 'cart()',
});
const PAGE = 'https://shop.example/products/coffee';
const open = (script?: string) => createReplacement(folder, script);

/** URLs of a page, and the release's file that replaces each. */
const URLS: Record<string, string | undefined> = {
  'https://cdn.example/portable-wallets.js': 'portable-wallets.js',
  'https://cdn.example/latest/portable-wallets.fr.js?v=1': 'portable-wallets.fr.js',
  'https://cdn.example/portable-wallets.xx.js': 'portable-wallets.js',
  'http://127.0.0.1/coffee_files/portable-wallets.fr.js.download': 'portable-wallets.fr.js',
  [`https://cdn.example/${release}/cart.js?r=1`]: 'cart.js',
  [`https://cdn.example/${release}/constructor`]: undefined,
  [`https://cdn.example/${release}/../cart.js`]: undefined,
  'https://cdn.example/cart.js': undefined,
  'https://cdn.example/portable-wallets.css': undefined,
  'data:text/javascript,portable-wallets.js': undefined,
};

for (const [url, file] of Object.entries(URLS))
  test(`replaces ${url} with ${file}`, async () => {
    assert.is((await open()).toFile(url), file);
  });

test("replaces a script with another name in the page's language", async () => {
  const replacement = await open('https://cdn.example/pay.js');
  replacement.rewrite('<!doctype html><html class=x lang="fr">', PAGE);
  assert.is(replacement.toFile('https://cdn.example/pay.js'), 'portable-wallets.fr.js');
  assert.is(replacement.toFile('https://cdn.example/portable-wallets.js'), undefined);
});

const FIRST = 'https://cdn.example/portable-wallets.js';
/** Markup before and after. */
const REWRITTEN: [what: string, from: string, to: string][] = [
  [
    'the integrity of a tag',
    `<script async src="${FIRST}" integrity="sha384-old" crossorigin></script>`,
    `<script async src="${FIRST}" integrity="sha384-portable-wallets.js" crossorigin></script>`,
  ],
  [
    'that of a preload, without quotes and by a relative URL',
    '<base href="https://cdn.example/a/"><link rel=modulepreload href=../portable-wallets.fr.js integrity=sha384-old>',
    '<base href="https://cdn.example/a/"><link rel=modulepreload href=../portable-wallets.fr.js integrity="sha384-portable-wallets.fr.js">',
  ],
  [
    'that of an import map',
    `<script type="importmap">{"imports":{"a":"/a.js"},"integrity":{"${FIRST}":"sha384-old","/a.js":"sha384-a"}}</script>`,
    `<script type="importmap">{"imports":{"a":"/a.js"},"integrity":{"${FIRST}":"sha384-portable-wallets.js","/a.js":"sha384-a"}}</script>`,
  ],
  [
    'no broken import map, and no other tag',
    '<script type="importmap">{</script><script src="/theme.js" integrity="sha384-theme"></script>',
    '<script type="importmap">{</script><script src="/theme.js" integrity="sha384-theme"></script>',
  ],
  [
    'elements, which get debug',
    '<shopify-accelerated-checkout\n disabled><shopify-wallet-button><shopify-other>',
    '<shopify-accelerated-checkout debug\n disabled><shopify-wallet-button debug><shopify-other>',
  ],
];

for (const [what, from, to] of REWRITTEN)
  test(`rewrites ${what}`, async () => {
    assert.is((await open()).rewrite(from, PAGE), to);
  });

test('rewrites the hash of the file that the page loads today in inline code', async () => {
  const replacement = await open();
  replacement.addReplaced(FIRST, Buffer.from(''));
  const empty = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
  assert.is(
    replacement.rewrite(`tag.integrity = '${empty}'`, PAGE),
    "tag.integrity = 'sha384-portable-wallets.js'",
  );
});

test('reads a file from the folder of the release', async () => {
  const { body } = (await (await open()).readFile(`https://cdn.example/${release}/cart.js`)) ?? {};
  assert.equal(body, await readFile(`${folder}/${release}/cart.js`));
});

test.run();
