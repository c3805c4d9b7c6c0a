import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserSuite } from '../browser/drivers/browser';
import { printTable, toCells } from '../browser/guest/cells';
import { playShapes } from '../browser/guest/play-shapes';

/** Every page that real shops serve, in every way of loading, with all that themes do to it; `npm test` plays the fewest views that meet all of these. */
const test = browserSuite('shapes');
const table = suite('shapes, table');
const cells = toCells();

playShapes(test, cells);

table('every view has been played to its end', () => {
  console.log(printTable(cells));
  assert.equal(
    cells.filter(({ isDone }) => !isDone).map(({ shape, way }) => `${shape} ${way}`),
    [],
  );
});

test.run();
table.run();
