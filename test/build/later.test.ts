import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkDoubles, checkRooms } from '../../build/check-inputs.mjs';
import { dist } from '../../build/dist.mjs';
import { doubled, later } from '../../build/later.mjs';

/** Imports files in node, where there is no page, and prints those that create something, and leave nothing for those after them. */
const IMPORT_EACH = `const countGlobals = () => Object.getOwnPropertyNames(globalThis).length;
const before = countGlobals();
for (const url of process.argv.slice(1)) {
  const { default: create } = await import(url).catch(error => (console.error(error), {}));
  if (typeof create === 'function' && countGlobals() === before) console.log(url);
}`;
const toUrl = (name: string) => pathToFileURL(`${dist}/${name}.js`);
const urls = Object.keys(later).map(name => toUrl(name).href);
const { stdout, stderr } = spawnSync(
  process.execPath,
  ['--input-type=module', '-e', IMPORT_EACH, '--', ...urls],
  { encoding: 'utf8' },
);

for (const name of Object.keys(later)) {
  const path = toUrl(name);

  test(`${name}.js uses nothing of the page and of the first file before it is handed it`, () => {
    assert.ok(stdout.split('\n').includes(path.href), stderr);
  });

  test(`${name}.js imports nothing: one round trip brings it`, async () => {
    assert.not.match(await readFile(path, 'utf8'), /\bimport\b/);
  });
}

const holding = (names: string[], output = 'a.js') => ({
  outputs: { [output]: { inputs: Object.fromEntries(names.map(name => [name, { bytesInOutput: 1 }])) } },
});

test('the build ends where two files hold one module', () => {
  assert.throws(
    () => checkDoubles([holding(['src/core/base/report.ts']), holding(['src/core/base/report.ts'])], doubled),
    /^More than one file holds src\/core\/base\/report\.ts$/,
  );
});

test('the build lets small modules without a state stand in two files', () => {
  checkDoubles([holding([doubled[0] as string]), holding([doubled[0] as string])], doubled);
});

test('the build ends where the line between the files runs through a room', () => {
  const later = holding(['src/core/page/product-source.ts', 'src/core/words/money.ts'], 'checkout.js');
  assert.throws(
    () => checkRooms([holding(['src/core/page/config.ts'], 'portable-wallets.js'), later], doubled),
    /^The line runs through a room: core\/page stands in portable-wallets\.js and checkout\.js$/,
  );
});

test('the build lets the ground floor, small modules and seams stand in several files', () => {
  const names = ['src/core/base/report.ts', 'src/core/page/fields.ts', 'src/cart-seam.ts'];
  checkRooms([holding(['src/core/page/config.ts', ...names]), holding(names, 'b.js')], doubled);
});

test.run();
