import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';

const { files } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));
const page = await readFile('docs/operations.md', 'utf8');
const [, section = ''] = page.split('\n## Inventory of scripts on payment pages\n');

/** The file names in the first column of the inventory, as patterns. */
const patterns = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (`.*?`) \|/gm)].flatMap(
  ([, cell = '']) =>
    cell
      .replaceAll('`', '')
      .split(', ')
      .map(name => RegExp(`^${name.replaceAll('.', '\\.').replace(/<\w+>/g, '[a-z-]+')}$`)),
);

test('the inventory of scripts has a row for each file of a release', () => {
  assert.ok(patterns.length > 5);
  const others = Object.keys(files).filter(file => !patterns.some(pattern => pattern.test(file)));
  assert.equal(others, []);
});

test('the inventory of scripts has no row without a file', () => {
  const unused = patterns.filter(pattern => !Object.keys(files).some(file => pattern.test(file)));
  assert.equal(unused, []);
});

test.run();
