import '../run/dom';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toKebab, writeLogos } from '../../build/write-logos.mjs';
import { rows } from '../../src/wallets/registry';

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

function parse(svg: string): { root: Element; all: Element[] } {
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return { root, all: [root, ...root.querySelectorAll('*')] };
}

test('has a light and a dark logo of every wallet, and no other', () => {
  assert.ok(brands.length > 5);
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
      assert.match(root.getAttribute('viewBox') ?? '', /^0 [\d.]+ \d+ \d+$/);
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
