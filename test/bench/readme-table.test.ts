import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { INCUMBENT, PEERS } from '../../bench/peers';
import { writeNumber } from '../../bench/table';

const readme = await readFile('README.md', 'utf8');
const [, table = ''] = readme.split(/<!-- \/?bench:boot -->/);
const rows = table.split('\n').filter(line => line.startsWith('| '));

test('the README’s table has a row for the floor, the script, each peer and the usual script', () => {
  const names = rows.map(row => row.split(' | ')[0]?.replace('| ', ''));
  for (const name of ['the floor', 'this script, a page view', ...Object.keys(PEERS)])
    assert.ok(names.includes(name), `${name} is missing: run npm run bench`);
  assert.is(rows.length, Object.keys(PEERS).length + 5);
});

test('the README’s table gives the ratios to the floor first', () => {
  assert.match(rows[0] ?? '', /^\|\s+\| evaluation, of the floor \| to the first paint, of the floor \|/);
});

test('the README’s table quotes the usual script', () => {
  const { raw, gzip, brotli } = INCUMBENT;
  const sizes = [raw, gzip, brotli].map(writeNumber).join(' | ');
  assert.ok(rows.at(-1)?.includes(`${sizes} B`), rows.at(-1));
});

test('the README says of the usual script’s size that it is quoted', () => {
  const [intro = ''] = readme.split('\n## ');
  assert.match(intro, new RegExp(`${writeNumber(INCUMBENT.brotli)} B: that number is\\s+quoted`));
});

test('the README’s table holds the size of the script to its limit', () => {
  const row = rows.find(each => each.startsWith('| this script'));
  assert.match(row ?? '', /<!-- size:portable-wallets -->[\d,]+ B<!-- \/size -->/);
});

test.run();
