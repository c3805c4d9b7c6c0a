import '../run/dom';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { toKebab, writeLogos } from '../../build/registry.mjs';
import { script } from '../../src/core/platform/script';
import { createButtonHost } from '../../src/wallets/button-host';
import { type RegistryRow, rows } from '../../src/wallets/registry';
import { CONFIG } from '../fakes/config';
import { createTempFolder } from '../fakes/temp-folder';
import { stub, test } from '../run/suite';

stub(script, { base: 'https://cdn.example/' });

const SAFE = ['svg', 'title', 'path', 'text'];

const folder = createTempFolder();
const logos = await writeLogos(folder, Object.values(rows));
const files = new Map<string, string>();
for (const file of logos) files.set(file, await readFile(join(folder, file), 'utf8'));

/** Wallets with a brand, by instrument. */
const brands = Object.values(rows).flatMap(({ instrument, brand }) =>
  brand ? [[instrument, brand] as const] : [],
);

/** Returns the width that a button reserves for the logo. */
function widthOf(instrument: string): number {
  const row = Object.values(rows).find(row => row.instrument === instrument) as RegistryRow;
  const [, logo] = createButtonHost(CONFIG, row).label(false);
  return (logo as HTMLImageElement).width;
}

function parse(svg: string): { root: Element; all: Element[] } {
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return { root, all: [root, ...root.querySelectorAll('*')] };
}

test('has exactly a light and a dark logo of every wallet', () => {
  const expected = brands.flatMap(([instrument]) => {
    const name = toKebab(instrument);
    return [`logos/${name}-dark.svg`, `logos/${name}-light.svg`];
  });
  assert.equal([...files.keys()].sort(), expected.sort());
});

for (const [instrument, brand] of brands)
  for (const background of ['light', 'dark']) {
    const file = `logos/${toKebab(instrument)}-${background}.svg`;
    const svg = files.get(file) ?? '';

    test(`${file} is an image with a title and its button's width, without scripts`, () => {
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

test.run();
