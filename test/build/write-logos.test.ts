import '../run/dom';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { toKebab, writeLogos } from '../../build/write-logos.mjs';
import { script } from '../../src/core/base/script';
import { createLabel } from '../../src/ui/brand/label';
import { type Row, rows } from '../../src/wallets/registry';
import { test } from '../run/suite';

script.base = 'https://cdn.example/';

const SIZE_LIMIT = 3000;
const SAFE = ['svg', 'title', 'path', 'text'];

const folder = await mkdtemp(join(tmpdir(), 'logos-'));
const logos = await writeLogos(folder, Object.values(rows));
const files = new Map<string, string>();
for (const { file } of logos) files.set(file, await readFile(join(folder, file), 'utf8'));
await rm(folder, { recursive: true });

/** Wallets with a brand, by what the server calls them. */
const brands = Object.values(rows).flatMap(({ instrument, brand }) =>
  brand ? [[instrument, brand] as const] : [],
);

/** The room that a button keeps for the logo. */
function widthOf(instrument: string): number {
  const [, logo] = createLabel(Object.values(rows).find(row => row.instrument === instrument) as Row);
  return (logo as HTMLImageElement).width;
}

function parse(svg: string): { root: Element; all: Element[] } {
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return { root, all: [root, ...root.querySelectorAll('*')] };
}

test('has a light and a dark logo of every wallet, and no other', () => {
  const expected = brands.flatMap(([instrument]) => {
    const name = toKebab(instrument);
    return [`logos/${name}-dark.svg`, `logos/${name}-light.svg`];
  });
  assert.equal([...files.keys()].sort(), expected.sort());
});

test('names a file after its instrument', () => {
  assert.is(toKebab('BuyWithPrime'), 'buy-with-prime');
  assert.is(toKebab('PayPal'), 'pay-pal');
});

for (const [instrument, brand] of brands)
  for (const background of ['light', 'dark']) {
    const file = `logos/${toKebab(instrument)}-${background}.svg`;
    const svg = files.get(file) ?? '';

    test(`${file} is small, and nothing but a drawing with its name`, () => {
      assert.ok(svg.length > 0 && svg.length < SIZE_LIMIT, `${svg.length} characters`);
      const { root, all } = parse(svg);
      assert.is(root.localName, 'svg');
      assert.is(root.namespaceURI, 'http://www.w3.org/2000/svg');
      assert.is(root.getAttribute('viewBox'), `0 0 ${widthOf(instrument)} 20`);
      assert.is(root.querySelector('title')?.textContent, brand);
      assert.is(root.getAttribute('role'), 'img');
      assert.equal(
        all.map(element => element.localName).filter(tag => !SAFE.includes(tag)),
        [],
      );
      const active = all.flatMap(element =>
        element.getAttributeNames().filter(attribute => /^on|href|style/i.test(attribute)),
      );
      assert.equal(active, []);
    });
  }

test('Apple’s logo is the plain mark and the word, without the box of the acceptance mark', () => {
  const svg = files.get('logos/apple-pay-light.svg') ?? '';
  const [, path = ''] = /<path [^>]*d="([^"]+)"/.exec(svg) ?? [];
  // The apple and its leaf, and the outlines of three letters, two of them with a hole.
  assert.is(path.match(/z/gi)?.length, 7);
  assert.match(path, /^M6\.86 8\.53c-\.3/);
});

test('a sign without a name has its name beside it', () => {
  const { root } = parse(files.get('logos/facebook-pay-light.svg') ?? '');
  assert.ok(root.querySelector('path'));
  assert.is(root.querySelector('text')?.textContent, 'Meta Pay');
});

test('differs between the backgrounds in the ink alone', () => {
  for (const [file, svg] of files) {
    if (!file.endsWith('-light.svg')) continue;
    const dark = files.get(file.replace('-light', '-dark')) ?? '';
    assert.is.not(svg, dark);
    assert.is(svg.replace(/fill="#\w{6}"/, ''), dark.replace(/fill="#\w{6}"/, ''));
  }
});

test('draws from packages whose licence allows it, or from nobody', () => {
  for (const { file, source, licence } of logos) {
    assert.ok(['CC0-1.0', 'MIT'].includes(licence), file);
    assert.is(/^simple-icons \d/.test(source), licence === 'CC0-1.0', file);
  }
});

test.run();
