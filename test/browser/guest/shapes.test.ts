import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { findMissing, printTable, sampleCells, toCells } from './cells';
import { playShapes } from './play-shapes';

const test = browserSuite('shapes');
const table = suite('shapes, table');

const cells = sampleCells();

playShapes(test, cells);

table('every page and every way of loading is there, and meets every action', () => {
  console.log(printTable(cells));
  assert.equal([...findMissing(cells, 'shape'), ...findMissing(cells, 'way')], []);
  const met = (key: 'shape' | 'way' | 'request', from: typeof cells) =>
    [...new Set(from.map(cell => cell[key]))].sort();
  for (const key of ['shape', 'way', 'request'] as const) assert.equal(met(key, cells), met(key, toCells()));
});

test.run();
table.run();
