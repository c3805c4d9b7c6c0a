import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserSuite } from '../browser/drivers/browser';
import { DRIVERS } from '../browser/outcomes/drivers';
import { MISHAPS } from '../browser/outcomes/late-files';
import { playCells, titleOf } from '../browser/outcomes/play-cells';
import { printTable, toCells } from '../browser/outcomes/table';

/** The whole table of outcomes once more for each mishap with the files that are loaded later. */
for (const mishap of MISHAPS) {
  const cells = toCells(DRIVERS);
  const test = browserSuite(mishap.title);
  const table = suite(`${mishap.title}, table`);
  playCells(test, cells, stage => mishap.prepare(stage));
  table('every cell has been played to its end', () => {
    console.log(`${mishap.title}, ${mishap.hits} times\n${printTable(cells)}`);
    assert.ok(mishap.hits > cells.length, `${mishap.hits}`);
    for (const cell of cells) assert.ok(cell.play ? cell.isDone : cell.reason, titleOf(cell));
  });
  test.run();
  table.run();
}
