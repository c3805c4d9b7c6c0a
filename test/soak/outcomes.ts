import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserSuite } from '../browser/drivers/browser';
import { DRIVERS } from '../browser/outcomes/drivers';
import { playCells, titleOf } from '../browser/outcomes/play-cells';
import { printTable, toCells } from '../browser/outcomes/table';

/** The whole table of outcomes, of which `npm test` plays a part. */
const test = browserSuite('outcomes');
const table = suite('outcomes, table');
const cells = toCells(DRIVERS);

playCells(test, cells);

table('every wallet has been played on every page to every end that it can have there', () => {
  console.log(printTable(cells));
  for (const cell of cells) assert.ok(cell.play ? cell.isDone : cell.reason, titleOf(cell));
});

test.run();
table.run();
